import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entity, listOf, mapOf, parseLenient, type Schema, exactText } from '../lenient-schema.ts';
import { parseFrame } from '../stream.ts';
import { compareExchange } from '../testing/compare-exchange.ts';
import { loadExchanges, loadStreamSessions } from '../testing/recordings.ts';
import { endlessGraphemes } from '../text/testing/endless-graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isEndless = (text: string): boolean =>
  text.length > 64 && [...segmenter.segment(text)].some(({ segment }) => segment.length > 64);

/**
 * Returns the paths of texts that contain an endless grapheme, and of properties whose name
 * contains one.
 */
function findEndless(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isEndless(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const below = Array.isArray(value) ? path : `${path}.${name}`;
    return [...(isEndless(name) ? [`${path}.name`] : []), ...findEndless(part, below)];
  });
}

let index = 0;

function nextEndless(): string {
  index += 1;
  return endlessGraphemes[index % endlessGraphemes.length]?.make(400) ?? '';
}

/* Dates, types and states stay valid, so that everything around the texts is parsed. */
const isText = (text: string): boolean => !/^\d{4}-\d\d-\d\d|^[a-z_.:]*$/.test(text);

const withEndless = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' && isText(value) ? nextEndless() : value,
  );

const bodies = loadExchanges().flatMap((exchange) => {
  const { call, callName, outcome } = compareExchange(exchange);
  const { body } = exchange.response;
  return call && callName !== undefined && outcome === 'parsed' && body !== null
    ? [{ callName, schema: call.response, body }]
    : [];
});

const byRow = [...Map.groupBy(bodies, ({ callName }) => callName)].map(([callName, same]) => ({
  callName,
  same,
}));

/*
 * Fields that the viewer wrote and may send again. The contract does not cut their texts; the client
 * does in its tables and where it shows them.
 */
const isWritten = (path: string): boolean =>
  /(?:\.display_name|\.source\.(?:note|fields\.(?:name|value))|\.media_attachments\.description|\.poll\.options\.title|\.raw_content|\.pack\.(?:description|homepage|license))$/.test(
    path,
  );

/*
 * Policies of federation are parsed, and cut, by `federation` (schemas/federation.ts) where they are
 * shown.
 */
const isParsedLater = (path: string): boolean => path.includes('.metadata.federation.');

/* Other fields that are not cut, by call: titles that the viewer wrote, and what is never shown. */
const ignored: Readonly<Record<string, readonly string[]>> = {
  createList: ['.title'],
  getAccountLists: ['.title'],
  getEmojiPack: ['.pack.download-sha256'],
  getEmojiPacks: ['.packs.testpack.pack.download-sha256'],
  getList: ['.title'],
  getLists: ['.title'],
  getMedia: ['.description'],
  getPoll: ['.options.title'],
  getStatusSource: ['.text'],
  setAccountNote: ['.note'],
  subscribeToAccount: ['.note'],
  unsubscribeFromAccount: ['.note'],
  updateList: ['.title'],
  updateMedia: ['.description'],
  uploadMedia: ['.description'],
  votePoll: ['.options.title'],
};

test.for(byRow)(
  'parseLenient: leaves no endless grapheme in a response of $callName',
  ({ callName, same }) => {
    const found = same.flatMap(({ schema, body }) => {
      const { value } = parseLenient(schema, withEndless(body));
      return findEndless(value).filter((path) => !isWritten(path) && !isParsedLater(path));
    });
    expect([...new Set(found)].toSorted()).toEqual(ignored[callName] ?? []);
  },
);

const payloads = loadStreamSessions().flatMap(({ frames }) =>
  frames.flatMap(({ dir, op, text }) =>
    dir === 'server->client' && op === 1 && text.includes('"payload":"{') ? [text] : [],
  ),
);

test('parseFrame: leaves no endless grapheme in an event of the stream', () => {
  expect(payloads.length).toBeGreaterThan(10);
  for (const text of payloads) {
    const frame: unknown = JSON.parse(text, (name, value: unknown) =>
      name === 'payload' && typeof value === 'string'
        ? JSON.stringify(withEndless(JSON.parse(value)))
        : value,
    );
    const { event } = parseFrame(JSON.stringify(frame));
    expect(event).toBeDefined();
    expect(findEndless(event).filter((path) => !isWritten(path))).toEqual([]);
  }
});

test.each([
  ['a whole response', v.string(), nextEndless()],
  ['a piped text', v.pipe(v.string(), v.minLength(1)), nextEndless()],
  ['a nullable field', entity({}, { a: v.nullable(v.string()) }), { a: nextEndless() }],
  ['either of two types', listOf(v.union([v.number(), v.string()])), [nextEndless(), 1]],
  ['names', mapOf(v.number()), { [nextEndless()]: 1, b: 2 }],
])('parseLenient: leaves no endless grapheme in %s', (_, schema: Schema<unknown>, input) => {
  expect(findEndless(input)).not.toEqual([]);
  const { value, issues } = parseLenient(schema, input);
  expect(issues).toEqual([]);
  expect(value).toBeDefined();
  expect(findEndless(value)).toEqual([]);
});

test('exactText: does not cut endless graphemes', () => {
  const text = nextEndless();
  expect(parseLenient(entity({ text: exactText }, {}), { text }).value).toEqual({ text });
});
