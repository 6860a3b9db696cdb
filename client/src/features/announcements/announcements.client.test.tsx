import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const admin = '/api/v1/pleroma/admin/announcements';

async function open(signedInAs: string) {
  const instance = await startTestInstance({
    world: 'empty',
    people: [{ username: 'root', role: 'admin' }],
  });
  const root = await instance.as('root');
  await root.post(admin, { content: 'The lift is out of order' });
  await root.post(admin, {
    content: 'Long over',
    starts_at: '2020-01-01T00:00:00Z',
    ends_at: '2020-01-02T00:00:00Z',
  });
  const app = await renderApp({ instance, signedInAs, path: '/announcements' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('The lift is out of order');
  const card = (text: string) => within(main.getByText(text).closest('li') ?? document.body);
  const contents = async (): Promise<string[]> =>
    (await root.get(admin)).body.map(
      (one: { pleroma: { raw_content: string } }) => one.pleroma.raw_content,
    );
  return { ...app, main, card, contents, root };
}

test('AnnouncementsScreen: asks rejected visitors to sign in instead of retrying', async () => {
  await renderApp({ path: '/announcements' });
  const main = within(await screen.findByRole('main'));
  await main.findByText(/^Only members of this server can see this\./);
  expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([1440, 390])(
  'Announcements: are offered to visitors only if the server allows it, at %i px [R-ANN-001]',
  async (width) => {
    for (const visitorAnnouncements of [false, true]) {
      const instance = await startTestInstance({
        world: 'empty',
        config: { visitorAnnouncements },
        people: [{ username: 'root', role: 'admin' }],
      });
      const root = await instance.as('root');
      await root.post(admin, { content: 'The lift is out of order' });
      const app = await renderApp({ instance, path: '/about', width });
      const { instanceLoaded } = app.current.store.getState();
      await instanceLoaded;
      await act(() => app.clock.advance(2_000));
      await waitFor(() =>
        expect(app.requests.some(({ url }) => url.endsWith('/api/v1/announcements'))).toBe(true),
      );
      /* A response is read in several asynchronous steps. Each `act` lets React render after one
         of them. */
      for (let step = 0; step < 20; step += 1) await act(() => app.clock.advance(0));
      if (width === 390) await app.user.click(await screen.findByRole('button', { name: /^Menu/ }));
      await screen.findAllByRole('link', { name: 'About' });
      if (visitorAnnouncements) {
        const [entry] = await screen.findAllByRole('link', { name: 'Announcements' });
        await app.user.click(entry ?? document.body);
        const main = within(await screen.findByRole('main'));
        await main.findByText('The lift is out of order');
        expect(main.queryByRole('button', { name: 'Mark as read' })).toBeNull();
      } else expect(screen.queryByRole('link', { name: 'Announcements' })).toBeNull();
      app.unmount();
    }
  },
);

test.each([1440, 390])(
  'Announcements: are offered to members, who see them even if visitors may not, at %i px [R-ANN-001]',
  async (width) => {
    const instance = await startTestInstance({
      world: 'empty',
      config: { visitorAnnouncements: false },
      people: [{ username: 'root', role: 'admin' }],
    });
    await (await instance.as('root')).post(admin, { content: 'The lift is out of order' });
    const { user, place } = await renderApp({
      instance,
      signedInAs: 'mira',
      path: '/about',
      width,
    });
    if (width === 390) await user.click(await screen.findByRole('button', { name: /^Menu/ }));
    const [entry] = await screen.findAllByRole('link', { name: /^Announcements/ });
    await user.click(entry ?? document.body);
    const main = within(await screen.findByRole('main'));
    await main.findByText('The lift is out of order');
    expect(place()).toBe('/announcements');
  },
);

test('AnnouncementsScreen: lets members read and mark as read, but not write [R-ANN-001 R-ANN-002 R-ANN-007 R-ROLE-007]', async () => {
  const { main, card, user } = await open('mira');
  expect(main.queryByRole('textbox', { name: 'Announcement' })).toBeNull();
  expect(main.queryByText('Long over')).toBeNull();
  const unread = main.getByText('The lift is out of order').closest('li');
  expect(unread?.dataset['unread']).toBe('true');
  await user.click(card('The lift is out of order').getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(unread?.dataset['unread']).toBe('false'));
});

test('AnnouncementsScreen: shows admins inactive announcements without a “mark as read” button [R-ANN-008 R-ANN-009]', async () => {
  const { main, card } = await open('root');
  await main.findByText('Long over');
  expect(card('Long over').getByText(/Inactive/)).toBeDefined();
  expect(card('Long over').getByRole('button', { name: 'Mark as read' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('AnnouncementForm: posts an announcement and empties its fields [R-ANN-003 R-ANN-011]', async () => {
  const { main, user, contents } = await open('root');
  const form = within(await main.findByRole('region', { name: 'New announcement' }));
  const field = form.getByRole('textbox', { name: 'Announcement' });
  await user.type(field, 'The lift works');
  await user.click(form.getByRole('button', { name: 'Post' }));
  await main.findByText('The lift works');
  expect(field).toHaveProperty('value', '');
  expect(await contents()).toContain('The lift works');
});

test('AnnouncementForm: keeps the text and shows the error until dismissed [R-ANN-012 R-ANN-013]', async () => {
  const { main, user, faults } = await open('root');
  const form = within(await main.findByRole('region', { name: 'New announcement' }));
  faults.of = ({ method }) => (method === 'POST' ? new Response('', { status: 500 }) : undefined);
  await user.type(form.getByRole('textbox', { name: 'Announcement' }), 'The lift works');
  await user.click(form.getByRole('button', { name: 'Post' }));
  const alert = within(await form.findByRole('alert'));
  alert.getByText(/^Couldn’t post the announcement: /);
  expect(form.getByRole('textbox', { name: 'Announcement' })).toHaveProperty(
    'value',
    'The lift works',
  );
  await user.click(alert.getByRole('button', { name: 'Dismiss' }));
  expect(form.queryByRole('alert')).toBeNull();
});

test('AnnouncementForm: restores the text after leaving the page until it is sent or cancelled', async () => {
  const { main, card, user, go } = await open('root');
  const field = async () =>
    within(await main.findByRole('region', { name: 'New announcement' })).getByRole('textbox', {
      name: 'Announcement',
    });
  const edit = async (): Promise<void> => {
    await main.findByText('The lift is out of order');
    await user.click(card('The lift is out of order').getByRole('button', { name: 'Edit' }));
  };
  const leaveAndReturnToPage = async (): Promise<void> => {
    await go('/about');
    await go('/announcements');
  };
  await user.type(await field(), 'The lift works');
  await edit();
  await user.type(main.getByDisplayValue('The lift is out of order'), ' again');
  await leaveAndReturnToPage();
  expect(await field()).toHaveProperty('value', 'The lift works');
  await edit();
  main.getByDisplayValue('The lift is out of order again');
  await user.click(main.getByRole('button', { name: 'Cancel' }));
  await user.click(main.getByRole('button', { name: 'Post' }));
  await main.findByText('The lift works');
  await leaveAndReturnToPage();
  expect(await field()).toHaveProperty('value', '');
  await edit();
  main.getByDisplayValue('The lift is out of order');
});

test('AnnouncementCard: edits, cancels and deletes an announcement [R-ANN-004 R-ANN-005 R-ANN-006 R-ANN-010]', async () => {
  const { main, card, user, contents } = await open('root');
  await user.click(
    await waitFor(() => card('The lift is out of order').getByRole('button', { name: 'Edit' })),
  );
  const field = main.getByDisplayValue('The lift is out of order');
  const edit = within(field.closest('form') ?? document.body);
  await user.click(edit.getByRole('checkbox', { name: 'All day' }));
  expect(edit.getByLabelText('Begins')).toHaveProperty('type', 'date');
  await user.click(edit.getByRole('button', { name: 'Cancel' }));
  await user.click(card('The lift is out of order').getByRole('button', { name: 'Edit' }));
  const again = main.getByDisplayValue('The lift is out of order');
  await user.clear(again);
  await user.type(again, 'The lift rests');
  await user.click(
    within(again.closest('form') ?? document.body).getByRole('button', { name: 'Save' }),
  );
  await main.findByText('The lift rests');
  await user.click(card('The lift rests').getByRole('button', { name: 'Delete' }));
  const [, confirm] = await screen
    .findAllByRole('button', { name: 'Delete' })
    .then((all) => [all[0], all.find((one) => one.closest('dialog'))]);
  if (confirm) await user.click(confirm);
  await waitFor(() => expect(main.queryByText('The lift rests')).toBeNull());
  expect(await contents()).not.toContain('The lift rests');
});

test('AnnouncementsScreen: polls every minute [R-CONST-010]', async () => {
  const { main, clock, root } = await open('mira');
  await root.post(admin, { content: 'The lift runs again' });
  await act(() => clock.advance(59_999));
  expect(main.queryByText('The lift runs again')).toBeNull();
  await act(() => clock.advance(1));
  await main.findByText('The lift runs again');
});

test('AnnouncementsScreen: says that there are no announcements, and links to the page about the server', async () => {
  await renderApp({ signedInAs: 'mira', path: '/announcements' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('No announcements');
  const link = main.getByRole('link', { name: 'About this server' });
  expect(link.getAttribute('href')).toBe('/about');
});
