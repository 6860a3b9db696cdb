import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '#app/testing/render-app.tsx';

test('MessageComposer: on phones poll and content warning are in the menu of the form', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  const first = { status: '@mira The heron is back', visibility: 'direct' };
  const path = `/users/mira/dms/${(await jun.post('/api/v1/statuses', first)).body.id}`;
  const { user } = await renderApp({ instance, signedInAs: 'mira', path, width: 390 });
  const form = within(await screen.findByRole('form', { name: 'Message to jun' }));
  expect(form.queryByRole('button', { name: 'Poll' })).toBeNull();
  expect(form.queryByRole('button', { name: 'Content warning (CW)' })).toBeNull();
  const choose = async (name: string): Promise<void> => {
    await user.click(form.getByRole('button', { name: 'More options' }));
    await user.click(await form.findByRole('menuitemcheckbox', { name }));
  };
  await choose('Content warning');
  const warning = form.getByRole('textbox', { name: 'Content warning' });
  expect(document.activeElement).toBe(warning);
  await user.type(warning, 'birds');
  await choose('Poll');
  await form.findByRole('textbox', { name: 'Option 1' });
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'Which one?');
  await choose('Poll');
  await user.click(form.getByRole('button', { name: 'Send' }));
  await screen.findByText('Which one?', { selector: 'article *' });
  expect((await mira.get('/api/v1/timelines/direct')).body[0]).toMatchObject({
    spoiler_text: 'birds',
    poll: null,
  });
});
