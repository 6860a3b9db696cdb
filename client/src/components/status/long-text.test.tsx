import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { collapsedTextLength } from '#store/status/status-content.ts';
import { showStatus } from './testing/show-status.tsx';

const repeat = (word: string) => `<p>${`${word} `.repeat(50_000 / (word.length + 1))}end</p>`;

/** Shows a status of 100 KB. */
async function showLong(content: string, fields: object = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'short' });
  return showStatus(body.id, {
    instance,
    fields: { content, pleroma: { content: {} }, ...fields },
  });
}

const isWhole = () => waitFor(() => expect(screen.getByRole('article').textContent).toMatch(/end/));
const rendered = () => screen.getByRole('article').textContent.length;

test.each([
  ['Arabic', repeat('السلام')],
  ['Hebrew', repeat('שלום')],
  ['Hindi', repeat('नमस्ते')],
  ['Thai', repeat('สวัสดี')],
  ['Latin', repeat('lorem')],
  ['lines', `${'این متن برای آزمایش است<br>'.repeat(2000)}end`],
])(
  'StatusText: renders only the visible part of a collapsed 100 KB status (%s), and all of it when expanded [R-STATUS-024]',
  async (_, content) => {
    const { user } = await showLong(content);
    expect(rendered()).toBeLessThan(collapsedTextLength + 500);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rendered(), 'not all at once').toBeLessThan(10_000);
    await isWhole();
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(rendered()).toBeLessThan(collapsedTextLength + 500);
  },
);

test('StatusBody: renders only a short part of a text hidden by a closed subject [R-STATUS-026]', async () => {
  const { user } = await showLong(repeat('שלום'), { spoiler_text: 'Long' });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await isWhole();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(rendered()).toBeLessThan(collapsedTextLength + 500);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await isWhole();
});
