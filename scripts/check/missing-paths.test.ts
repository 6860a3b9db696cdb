import { expect, it } from 'vitest';
import { missingPaths } from './missing-paths.ts';

const project = [
  'client/src/session/session.ts',
  'client/src/app/routes/routes.tsx',
  'e2e/long/a.spec.ts',
];

const lost = (text: string, document = 'CONTRIBUTING.md') =>
  missingPaths([{ path: document, text }, ...project.map((path) => ({ path, text: '' }))]);

it.each([
  '`client/src/session/session.ts` and `session/session`',
  '`#session/session.ts` in `app/routes`, `long/` or `routes.tsx`',
  '`dist/`, `/api/v1/lists` and `npm run dev`',
  'session/no-such.ts',
  '```sh\ncat `no/such.ts`\n```',
])('missingPaths: accepts %s', (text) => {
  expect(lost(text)).toEqual([]);
});

it.each(['client/src/no-such.ts', '#session/no-such.ts', 'no-such/', 'planned.ts', 'rc/app'])(
  'missingPaths: reports `%s`',
  (span) => {
    expect(lost(`See \`${span}\`.`)).toEqual([
      `CONTRIBUTING.md: \`${span}\` is not a path of the project`,
    ]);
  },
);

it('missingPaths: ignores decision records, which describe the past', () => {
  expect(lost('`client/src/no-such.ts`', 'docs/decisions/0001-a.md')).toEqual([]);
  expect(lost('`client/src/no-such.ts`', 'docs/glossary.md')).toHaveLength(1);
});
