import { expect, onTestFinished, test } from 'vitest';
import { startSession } from '#session/testing/start-session.ts';
import { closeInlineComposer, openComposers, toggleInlineComposer } from './open-composers.ts';

const reply = { kind: 'reply', statusId: '1' } as const;
const quote = { kind: 'quote', statusId: '1' } as const;
const other = { kind: 'reply', statusId: '2' } as const;

async function createSession() {
  const world = await startSession();
  onTestFinished(() => world.end());
  const session = world.session();
  return { session, read: () => session.part(openComposers).getState() };
}

test('toggleInlineComposer: opens a composer that takes the focus, and closes it at the second call', async () => {
  const { session, read } = await createSession();
  toggleInlineComposer(session, 'row', reply);
  expect(read()).toMatchObject({ inline: { row: reply }, focusIn: 'row' });
  toggleInlineComposer(session, 'row', reply);
  expect(read()).toMatchObject({ inline: {}, focusIn: undefined });
});

test('toggleInlineComposer: replaces a reply by a quote of the same status', async () => {
  const { session, read } = await createSession();
  toggleInlineComposer(session, 'row', reply);
  toggleInlineComposer(session, 'row', quote);
  expect(read()).toMatchObject({ inline: { row: quote }, focusIn: 'row' });
});

test('toggleInlineComposer: moves the composer of a status to another card, and leaves those of other statuses', async () => {
  const { session, read } = await createSession();
  toggleInlineComposer(session, 'row', reply);
  toggleInlineComposer(session, 'next', other);
  toggleInlineComposer(session, 'column row', reply);
  expect(read().inline).toEqual({ next: other, 'column row': reply });
});

test('closeInlineComposer: closes the composer of one card only', async () => {
  const { session, read } = await createSession();
  toggleInlineComposer(session, 'row', reply);
  toggleInlineComposer(session, 'next', other);
  closeInlineComposer(session, 'row');
  closeInlineComposer(session, 'gone');
  expect(read().inline).toEqual({ next: other });
});
