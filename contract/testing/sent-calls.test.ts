import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { allCalls } from '../calls/all-calls.ts';
import { mastodonCalls } from '../calls/mastodon/mastodon-calls.ts';
import type { Parameters } from '../parameters.ts';

interface SentPart {
  readonly request: string;
  readonly part: string;
  readonly names: readonly string[];
}

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

const linesOf = (address: URL): readonly (readonly string[])[] =>
  readFileSync(address, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const sent: readonly SentPart[] = ['unit', 'e2e'].flatMap((group) =>
  linesOf(new URL(`../../.cache/tests/${group}-calls.txt`, import.meta.url)).map(
    ([request = '', part = '', names]) => ({ request, part, names: words(names) }),
  ),
);

const rows = linesOf(new URL('sent-calls.txt', import.meta.url)).map(
  ([id = '', request = '', part = '', names]) => [id, request, part, words(names)] as const,
);

/**
 * Returns the names of all parameters that were sent in a part of a request, such as its query;
 * undefined if the client never sent that part.
 */
function sentNames(request: string, part: string): ReadonlySet<string> | undefined {
  const found = sent.filter((one) => one.request === request && one.part === part);
  return found.length === 0 ? undefined : new Set(found.flatMap(({ names }) => names));
}

test.for(rows)(
  'Client: sends the parameters that %s requires: %s [R-CALL-001..009 R-CALL-011..096 R-CALL-098..106]',
  ([, request, part, names]) => {
    const all = sentNames(request, part);
    expect(all, `${request} (${part}) was sent by no test`).toBeDefined();
    expect([...(all ?? [])]).toEqual(expect.arrayContaining([...names]));
  },
);

test('Client: every requirement about calls is in the table of sent calls', () => {
  const ids = new Set(rows.map(([id]) => id));
  const all = Array.from({ length: 106 }, (_, at) => `R-CALL-${String(at + 1).padStart(3, '0')}`);
  /*
   * The transport does not send these two: one is a redirect, the other is a form that the browser
   * sends.
   */
  expect(all.filter((id) => !ids.has(id))).toEqual(['R-CALL-010', 'R-CALL-097']);
});

test('Client: does not request the server’s cover of pictures [R-CALL-107]', () => {
  expect(sentNames('GET /static/blurhash-overlay.png', 'query')).toBeUndefined();
});

test('Client: sends only calls, encodings and parameters that the contract declares [R-CALL-108]', () => {
  const calls = Object.values<Call>({ ...allCalls, ...mastodonCalls });
  const undeclared = sent.flatMap(({ request, part, names }) => {
    const declared = calls
      .filter(({ method, path }) => `${method} ${path}` === request)
      .flatMap(({ query = {}, body }): Parameters[] => {
        if (part === 'query') return [query];
        if (part === 'header') return [{ 'idempotency-key': 'text' }];
        return body?.encoding === part ? [body.fields] : [];
      });
    const unknown = names.filter(
      (name) => !declared.some((one) => name.replace(/[[=].*/u, '') in one),
    );
    return declared.length === 0 || unknown.length > 0
      ? [`${request} ${part} ${unknown.join(' ')}`]
      : [];
  });
  expect(undeclared).toEqual([]);
});
