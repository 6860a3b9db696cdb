import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import { toDateFieldValue } from '#lib/date-field.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

const plans = '/api/v1/scheduled_statuses';
const hour = 3_600_000;

async function open(options: RenderAppOptions = {}) {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', ...options });
  await app.current.store.getState().instanceLoaded;
  const mira = await app.instance.as('mira');
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const waiting = async (): Promise<
    readonly { params: { text: string }; scheduled_at: string }[]
  > => (await mira.get(plans)).body;
  const list = async () => {
    await chooseInMoreMenu(app.user, form, 'Scheduled posts');
    return within(await screen.findByRole('dialog', { name: 'Scheduled posts' }));
  };
  return { ...app, form, mira, waiting, list };
}

const inHours = (hours: number): string => toDateFieldValue(Date.now() + hours * hour);

test('Composer: schedules a post, raises a notice and does not publish the post now', async () => {
  const { user, form, waiting, mira, current } = await open();
  act(() => void current.store.getState().preferences.set('postHold', 20));
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'The heron is back');
  await chooseInMoreMenu(user, form, 'Schedule');
  const at = inHours(3);
  fireEvent.change(form.getByLabelText('Scheduled time'), { target: { value: at } });
  await user.click(form.getByRole('button', { name: 'Schedule' }));
  const shownTime = /\w+ \d+, \d{4}, \d+:\d\d\s[AP]M$/;
  const notice = await screen.findByText(/^Your post is scheduled for/);
  expect(notice.textContent).toMatch(shownTime);
  const [plan] = await waiting();
  expect(plan?.params.text).toBe('The heron is back');
  expect(toDateFieldValue(plan?.scheduled_at)).toBe(at);
  expect((await mira.get('/api/v1/timelines/home')).body).toEqual([]);
  expect(form.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', '');
  expect(form.queryByLabelText('Scheduled time')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Scheduled posts' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Scheduled posts' }));
  const item = within((await shown.findByText('The heron is back')).closest('li') ?? document.body);
  expect(item.getByRole('time').textContent).toMatch(shownTime);
});

test('ScheduleField: has the focus once it is chosen, and Ctrl+Enter in it submits', async () => {
  const { user, form, waiting } = await open();
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'The heron is back');
  await chooseInMoreMenu(user, form, 'Schedule');
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Scheduled time')));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^Your post is scheduled for/);
  expect(await waiting()).toHaveLength(1);
});

test('ScheduleField: rejects a time that is too near', async () => {
  const { user, form, waiting } = await open();
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'At once');
  await chooseInMoreMenu(user, form, 'Schedule');
  fireEvent.change(form.getByLabelText('Scheduled time'), { target: { value: inHours(0) } });
  fireEvent.submit(form.getByRole('button', { name: 'Schedule' }));
  expect(await form.findAllByText('Choose a time at least five minutes from now')).not.toEqual([]);
  expect(await waiting()).toEqual([]);
  expect(form.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'At once');
});

test('ScheduledList: says how to schedule a post if there is none', async () => {
  const { list } = await open();
  const shown = await list();
  await shown.findByText('No scheduled posts');
  shown.getByText(/^To schedule a post, choose “Schedule”/);
});

test('ScheduledList: opens from the menu of a form in a dialog, and leads back to that form', async () => {
  const { user, list } = await open();
  const shown = await list();
  await user.click(shown.getByRole('button', { name: 'Back to the post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  await chooseInMoreMenu(user, dialog, 'Scheduled posts');
  const plansDialog = within(await screen.findByRole('dialog', { name: 'Scheduled posts' }));
  await plansDialog.findByText('No scheduled posts');
  expect(plansDialog.queryByRole('form')).toBeNull();
});

test('ScheduledList: reschedules a post or turns it back into a draft', async () => {
  const { user, mira, waiting, list, faults } = await open();
  const plan = { status: 'The heron is back', spoiler_text: 'birds', visibility: 'unlisted' };
  await mira.post('/api/v1/statuses', {
    ...plan,
    scheduled_at: new Date(Date.now() + 2 * hour).toISOString(),
  });
  const shown = await list();
  await user.click(await shown.findByRole('button', { name: 'Change the scheduled time' }));
  expect(document.activeElement).toBe(shown.getByLabelText('Scheduled time'));
  const at = inHours(30);
  fireEvent.change(shown.getByLabelText('Scheduled time'), { target: { value: at } });
  await user.click(shown.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(toDateFieldValue((await waiting())[0]?.scheduled_at)).toBe(at));
  await shown.findByRole('button', { name: 'Move to drafts' });
  expect(document.activeElement?.textContent).toBe('Change the scheduled time');

  faults.of = ({ method }) => (method === 'DELETE' ? new Response('', { status: 500 }) : undefined);
  await user.click(shown.getByRole('button', { name: 'Move to drafts' }));
  await shown.findByText('The server had a problem, try again');
  expect(await waiting()).toHaveLength(1);
  faults.of = () => undefined;
  await user.click(shown.getByRole('button', { name: 'Move to drafts' }));
  const back = within(await screen.findByRole('dialog', { name: 'New post' }));
  expect(await back.findByRole('textbox', { name: 'Text' })).toHaveProperty(
    'value',
    'The heron is back',
  );
  expect(back.getByRole('textbox', { name: 'Content warning' })).toHaveProperty('value', 'birds');
  expect(back.getByLabelText('Scheduled time')).toHaveProperty('value', at);
  expect(await waiting()).toEqual([]);
});

test('ScheduledList: deletes a post after a confirmation', async () => {
  const { user, mira, waiting, list } = await open();
  await mira.post('/api/v1/statuses', {
    status: 'The heron is back',
    scheduled_at: new Date(Date.now() + 2 * hour).toISOString(),
  });
  const shown = await list();
  await user.click(await shown.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  question.getByText('The heron is back');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await shown.findByText('No scheduled posts');
  expect(await waiting()).toEqual([]);
});

test('Composer: offers no scheduling if the server does not support it', async () => {
  const { form, user } = await open({
    faultOf: ({ url }) =>
      url.includes('/nodeinfo')
        ? Response.json({ software: { name: 'snac', version: '2.75' } })
        : undefined,
  });
  form.getByRole('textbox', { name: 'Text' });
  await user.click(form.getByRole('button', { name: 'More options' }));
  form.getByRole('menuitem', { name: 'Continue as thread' });
  expect(form.queryByRole('menuitemcheckbox', { name: 'Schedule' })).toBeNull();
  expect(form.queryByRole('menuitem', { name: 'Scheduled posts' })).toBeNull();
});
