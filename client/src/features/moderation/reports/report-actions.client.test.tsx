import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

/** Opens the queue with one report about two posts of pia. */
async function openReport() {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'mod', role: 'moderator' }],
  });
  const jun = await instance.as('jun');
  const pia = await instance.as('pia');
  const ids: string[] = [];
  for (const text of ['Buy this', 'Buy that']) {
    const { body } = await pia.post('/api/v1/statuses', { status: text });
    ids.push(body.id);
  }
  await jun.post('/api/v1/reports', { account_id: pia.account?.id, status_ids: ids });
  const app = await renderApp({ instance, signedInAs: 'mod', path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await chooseFromAccountMenu(app.user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  const report = within(await screen.findByRole('article', { name: 'Report about @pia by @jun' }));
  const item = (text: string) => {
    const found = report.getByText(text).closest('li');
    if (!found) throw new Error('The post is in no list');
    return within(found);
  };
  const answer = async (title: string, label: string) => {
    const question = within(await screen.findByRole('dialog', { name: title }));
    await app.user.click(question.getByRole('button', { name: label }));
  };
  const statusOf = (id: string) => jun.get(`/api/v1/statuses/${id}`);
  return { ...app, ids, dialog, report, item, answer, statusOf };
}

test('ReportedStatus: marks the media of a post as sensitive, and removes the mark', async () => {
  const { user, ids, item, statusOf } = await openReport();
  const post = item('Buy this');
  await user.click(post.getByRole('button', { name: 'Mark as sensitive' }));
  const undo = await post.findByRole('button', { name: 'Mark as not sensitive' });
  const changed = await Promise.all(ids.map(async (id) => (await statusOf(id)).body.sensitive));
  expect(changed).toContain(true);
  expect(changed).toContain(false);
  await user.click(undo);
  await post.findByRole('button', { name: 'Mark as sensitive' });
});

test('ReportedStatus: deletes one post after a confirmation and leaves the report open', async () => {
  const { user, ids, item, answer, report, statusOf } = await openReport();
  await user.click(item('Buy this').getByRole('button', { name: 'Delete post' }));
  await answer('Delete this post?', 'Delete post');
  await report.findByText('This post was deleted.');
  const states = await Promise.all(ids.map(async (id) => (await statusOf(id)).status));
  expect(new Set(states)).toEqual(new Set([200, 404]));
  report.getByText('Open');
});

test('ReportDecisionFooter: deletes the remaining posts and resolves the report with one button', async () => {
  const { user, ids, answer, dialog, report, statusOf } = await openReport();
  await user.click(dialog.getByRole('button', { name: 'Delete posts and resolve' }));
  const question = await screen.findByRole('dialog', { name: 'Delete the reported posts?' });
  expect(question.textContent).toMatch(/2 posts by @pia will be deleted/);
  await answer('Delete the reported posts?', 'Delete and resolve');
  await report.findByText('Will be resolved');
  const states = await Promise.all(ids.map(async (id) => (await statusOf(id)).status));
  expect(states).toEqual([404, 404]);
});

test('ReportDecisionFooter: keeps the report open if a post could not be deleted, and shows the error', async () => {
  const { user, answer, dialog, report, faults } = await openReport();
  faults.of = ({ method }) =>
    method === 'DELETE' ? Response.json({ error: 'Not today' }, { status: 403 }) : undefined;
  await user.click(dialog.getByRole('button', { name: 'Delete posts and resolve' }));
  await answer('Delete the reported posts?', 'Delete and resolve');
  expect((await dialog.findByRole('alert')).textContent).toContain('Not today');
  report.getByText('Buy this');
  report.getByText('Open');
  await waitFor(() => expect(report.queryByText('Will be resolved')).toBeNull());
});
