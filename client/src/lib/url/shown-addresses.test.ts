import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Places where `@` and an address are sent, typed or compared, not displayed. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'client/src/components/completion/people-and-tag-completion.tsx': [
    'text: padMention(`@${account.acct}`, before, after)',
  ],
  'client/src/components/account/account-buttons.tsx': ['text: `@${acct} `, isDirect: true'],
  'client/src/lib/url/display-address.ts': ['`@${displayAcct(acct)}`'],
  'client/src/lib/url/paths.ts': ['encodePart(`@${acct} `)'],
  'client/src/features/composer/add-mentions.ts': ['return `@${acct} ${text}`'],
  'client/src/features/composer/mention-prefill.ts': ['names.push(`@${acct} `)'],
};

/** Matches `@{acct}` in JSX and `@${account.acct}` in a template. */
const rendered = /@\$?\{[^}]*acct\b[^}]*\}/iu;

test('displayAddress: no component writes `@` before an `acct` itself [R-PROF-036]', () => {
  const found = globSync('client/src/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !path.includes('/testing/'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => rendered.test(line) && !line.trim().startsWith('*'))
        .filter((line) => !(allowed[path] ?? []).some((part) => line.includes(part)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
