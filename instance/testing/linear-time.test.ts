import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectLinear } from '@rookery/contract/testing/expect-linear.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { postStatus } from '#commands/post-status.ts';
import { plainText } from '#rules/escape-html.ts';
import { createPhraseMatcher } from '#rules/phrase-matcher.ts';
import { renderPost } from '#rules/rich-text/render-post.ts';
import { searchableText } from '#rules/full-text-query.ts';
import { textLength } from '#rules/text-length.ts';
import { openStream } from '#stream/stream-connection.ts';
import { startTestInstance, testOrigin, type TestInstance } from './start-test-instance.ts';

const named = () => ({ find: () => undefined, mentions: new Map(), tags: new Set<string>() });

const formats = [
  'text/plain',
  'text/html',
  'text/markdown',
  'text/bbcode',
  'text/x.misskeymarkdown',
];
const units = [
  '> ',
  '- ',
  '1. a\n',
  '  - a\n',
  '\n',
  'a\n',
  '# ',
  '---\n',
  '``` ',
  '`',
  '`a``',
  '**',
  '**a',
  '_a_',
  '*_',
  '~~a',
  '[',
  '[a](',
  '![',
  '![a](https://b) ',
  '[a]: b\n',
  '[]',
  '&',
  '&#',
  '\\*',
  '<b>x',
  '</b><i>',
  '<a "',
  '<!--',
  '<https://a',
  '[b]x',
  '[/b]',
  '[i][/b]',
  '[code]',
  '[url]https://a',
  '[*]a',
  '$[x a',
  '] ',
  '@a',
  '@a@b ',
  '#a ',
  '#1',
  'https://a)',
  '.',
  'a\u0301\u0323',
  '\u0301',
  '\u200D',
  'क्षि',
  'ا',
  '👩‍👩‍👧‍👦',
  '\uFDD0',
];

test.each(formats.flatMap((format) => units.map((unit) => [format, unit] as const)))(
  'linear time: rendering a text in %s that repeats %j [R-INST-044]',
  (format, unit) => {
    const text = unit.repeat(Math.ceil(10_000 / unit.length));
    expectLinear((times) => void renderPost(text.repeat(times), format, named()));
  },
);

test.each(
  formats.flatMap((format) =>
    ['<', '<a ', '</', '[', '[url=', '$[', '@', '#', '&', 'https://', ':'].map(
      (beginning) => [format, beginning] as const,
    ),
  ),
)(
  'linear time: rendering a text in %s with a long word after %j [R-INST-044]',
  (format, beginning) => {
    expectLinear((times) => {
      const word = beginning + 'a'.repeat(20_000 * times);
      renderPost(word, format, named());
      renderPost(`${word}>`, format, named());
    });
  },
);

test.each(['<', '<a ', '</a', '&'])(
  'linear time: removing the markup from a text that repeats %j [R-INST-044]',
  (unit) => {
    const html = unit.repeat(20_000);
    expectLinear((times) => {
      plainText(html.repeat(times));
      searchableText(html.repeat(times));
    });
  },
);

test.each(units)(
  'linear time: computing the length of a text that repeats %j [R-INST-044]',
  (unit) => {
    const text = unit.repeat(Math.ceil(40_000 / unit.length));
    expectLinear((times) => void textLength(text.repeat(times)));
  },
);

test('linear time: texts whose normalization is slow are longer than the limit [R-INST-044]', () => {
  for (const run of ['\u0301\u0323', '\u0301', '\u0323\u0301\u0316'])
    expect(textLength(`a${run.repeat(5000)}`)).toBeGreaterThan(5000);
  // Runs of few marks, as in real languages, take linear time.
  const text = `a${'\u0323\u0301'.repeat(30)}`.repeat(100);
  expectLinear((times) => void comparableText(text.repeat(times)));
});

const phrase = (index: number, length: number) => ({
  phrase: `${'a'.repeat(length)}b${index}`,
  whole_word: index % 2,
});

const phrases = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => phrase(index, length));

test('linear time: searching a text for the phrases of filters, by their number, their length and the length of the text [R-INST-044]', () => {
  const text = 'a'.repeat(5000);
  expectLinear((times) => void createPhraseMatcher(phrases(50 * times, 400))?.test(text));
  expectLinear((times) => void createPhraseMatcher(phrases(100, 200 * times))?.test(text));
  const matcher = createPhraseMatcher(phrases(100, 400));
  expectLinear((times) => void matcher?.test(text.repeat(times)));
});

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance();
});
afterAll(() => instance.close());

test('linear time: sending a status to sockets, by the number of sockets and of subscriptions [R-INST-044]', async () => {
  const ana = await instance.as('ana');
  const tags = Array.from({ length: 50 }, (_, index) => `#t${index}`).join(' ');
  const status = `${tags} ${'a'.repeat(4000)}`;
  const { id } = (await ana.post('/api/v1/statuses', { status })).body;
  const row = () =>
    instance.instance.database.get<never>('SELECT * FROM statuses WHERE id = ?', String(id));
  function publishTo(sockets: number, subscriptions: number): { frames: number; bytes: number } {
    let [frames, bytes] = [0, 0];
    const streams = Array.from({ length: sockets }, () => {
      const stream = openStream({
        instance: instance.instance,
        origin: testOrigin,
        send: (text) => {
          frames += 1;
          bytes += text.length;
        },
        close: () => undefined,
      });
      for (let index = 0; index < subscriptions; index += 1)
        stream.receive(JSON.stringify({ type: 'subscribe', stream: 'hashtag', tag: `t${index}` }));
      return stream;
    });
    const found = row();
    if (found) instance.instance.events.publish({ kind: 'posted', status: found });
    for (const stream of streams) stream.end();
    return { frames, bytes };
  }
  expectLinear((times) => void publishTo(50 * times, 30));
  expectLinear((times) => void publishTo(50, 15 * times));
  const { frames, bytes } = publishTo(20, 100);
  expect(frames).toBe(20 * 8);
  expect(bytes).toBeLessThan(10_000_000);
});

const last = async (
  count: number,
  send: (index: number) => Promise<{ status: number; body: unknown }>,
) => {
  let answer = await send(0);
  for (let index = 1; index <= count; index += 1)
    // oxlint-disable-next-line no-await-in-loop -- each depends on the previous one
    answer = await send(index);
  return [answer.status, answer.body];
};

const full = (most: number) => [422, { error: `Limit of ${most} reached` }];

test('limits: one more filter, list or blocked domain than allowed gets a plain error [R-INST-044]', async () => {
  const bob = await instance.as('bob');
  const filter = (index: number) =>
    bob.post('/api/v1/filters', { phrase: `p${index}`, context: ['home'] });
  expect(await last(100, filter)).toEqual(full(100));
  expect(await last(100, (index) => bob.post('/api/v1/lists', { title: `l${index}` }))).toEqual(
    full(100),
  );
  const domain = (index: number) =>
    bob.post('/api/v1/domain_blocks', { domain: `d${index}.example` });
  expect(await last(1000, domain)).toEqual(full(1000));
});

test('limits: a status of few graphemes and many bytes is refused [R-INST-044]', async () => {
  const ana = await instance.as('ana');
  const heavy = `a${'\u0301'.repeat(50)}`;
  for (const status of [
    heavy.repeat(5000).slice(0, 120_000),
    `a${'\u0301\u0323'.repeat(20_000)}`,
  ]) {
    const response = await ana.post('/api/v1/statuses', { status, content_type: 'text/markdown' });
    expect([response.status, response.body.error]).toEqual([
      422,
      expect.toBeOneOf([
        'The status is over the character limit',
        'The status may have at most 160000 bytes',
      ]),
    ]);
  }
  const families = await ana.post('/api/v1/statuses', { status: '👩‍👩‍👧‍👦'.repeat(5000) });
  expect(families.status).toBe(200);
});

test('linear time: posting a direct status, by the number of recipients [R-INST-044]', async () => {
  const author = (await instance.as('ana')).account;
  const members = Array.from({ length: 2000 }, (_, index) => `member${index}`);
  for (const username of members) await instance.as(username);
  if (author === undefined) throw new Error('ana has no account');
  expectLinear((times) => {
    const to = members.slice(0, 1000 * times);
    postStatus(instance.instance, author, { text: 'a', visibility: 'direct', to });
  });
});
