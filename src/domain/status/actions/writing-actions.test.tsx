import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '#instance/testing/start-test-instance.ts';
import { showStatus } from '../testing/show-status.tsx';

async function prepare(
  post: object,
  { as, config = {} }: { as: string | null; config?: Record<string, unknown> },
) {
  const instance = await startTestInstance({ world: 'empty', config });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back', ...post });
  return showStatus(String(body.id), { instance, as });
}

test('the author edits where the instance has it, and redrafts anyway [R-ACT-011]', async () => {
  const { menu } = await prepare({}, { as: 'jun', config: { editing: false } });
  const items = await menu();
  expect(items).toContain('Delete and redraft');
  expect(items).not.toContain('Edit');
});

test.each([
  ['public', 'mira', true],
  ['unlisted', 'mira', true],
  ['private', 'jun', false],
  ['public', null, false],
])('a %s status can be quoted by %s: %s [R-ACT-014]', async (visibility, as, isOffered) => {
  await prepare({ visibility }, { as });
  expect(screen.queryByRole('button', { name: 'Quote' }) !== null).toBe(isOffered);
});
