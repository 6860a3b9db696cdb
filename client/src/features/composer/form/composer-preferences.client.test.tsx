import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { expectPreferencesToApply } from '#app/testing/expect-preferences-to-apply.ts';

test('Composer: each preference of the composer changes its form', async () => {
  const { current, user } = await renderApp({ path: '/main/friends', signedInAs: 'mira' });
  const session = current.store.getState();
  await act(() => session.instanceLoaded);
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  await user.click(form.getByRole('button', { name: 'More options' }));
  const hasItem = (name: RegExp) => form.queryByRole('menuitem', { name }) !== null;
  const isSensitive = () =>
    form.queryByRole('menuitemcheckbox', { name: 'Mark as sensitive', checked: true });
  await expectPreferencesToApply(session, [
    ['postContentType', 'text/markdown', () => hasItem(/Format.*Markdown/)],
    ['postLanguage', 'de', () => hasItem(/Language.*German/)],
    ['sensitiveByDefault', true, () => isSensitive() !== null],
    [
      'alwaysShowSubjectInput',
      true,
      () => form.queryByRole('textbox', { name: 'Content warning' }) !== null,
    ],
  ]);
});

test.each([
  ['email', 're: birds'],
  ['masto', 'birds'],
  ['noop', ''],
] as const)(
  'Composer: with the preference for reply subjects %s, a reply to “birds” has the subject “%s”',
  async (way, subject) => {
    const instance = await startTestInstance({ world: 'empty' });
    const jun = await instance.as('jun');
    await jun.post('/api/v1/statuses', { status: 'The heron is back', spoiler_text: 'birds' });
    const { current, user } = await renderApp({ instance, path: '/main/all', signedInAs: 'mira' });
    act(() => void current.store.getState().preferences.set('subjectLineBehavior', way));
    const card = within((await screen.findByText('birds')).closest('article') ?? document.body);
    await user.click(card.getByRole('button', { name: 'Reply' }));
    const form = within(await card.findByRole('form', { name: /^Reply to @jun/ }));
    const field = () => form.queryByRole<HTMLInputElement>('textbox', { name: 'Content warning' });
    await waitFor(() => expect(field()?.value ?? '').toBe(subject));
  },
);
