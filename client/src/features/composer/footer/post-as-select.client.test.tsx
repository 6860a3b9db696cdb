import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { createSignInStorage } from '#session/sign-in/sign-in-storage.ts';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

/** Opens the form as Mira, with Jun signed in as well unless `alone`. */
async function open({ alone = false } = {}) {
  const app = await renderApp({
    instanceOptions: { people: [{ username: 'jun', password: 'the egret is back' }] },
    signedInAs: 'mira',
    path: '/main/friends',
  });
  await app.current.store.getState().instanceLoaded;
  const jun = await app.instance.as('jun');
  if (!alone) {
    const { oauth } = createSignInStorage(app.current.store.getState().area);
    const other = { accessToken: jun.token ?? '', accountId: jun.account?.id ?? '', acct: 'jun' };
    oauth.write({ ...oauth.read(), others: [other] });
  }
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  return { ...app, form, jun };
}

test('PostAsSelect: is not shown if only one account is signed in', async () => {
  const { form, user } = await open({ alone: true });
  await user.click(form.getByRole('button', { name: 'More options' }));
  await form.findByRole('menuitem', { name: /^Language/ });
  expect(form.queryByRole('menuitem', { name: /^Account to post from/ })).toBeNull();
});

test('PostAsSelect: moves the draft to the other account and posts it there', async () => {
  const { form, user, jun, current } = await open();
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'The heron');
  await chooseInMoreMenu(user, form, 'Account to post from');
  const as = form.getByRole('combobox', { name: 'Account to post from' });
  await user.type(form.getByRole('textbox', { name: 'Text' }), ' is back');
  await user.selectOptions(as, '@jun');
  await waitFor(() => expect(current.store.getState().viewerId).toBe(jun.account?.id));
  const dialog = within(await screen.findByRole('dialog'));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', 'The heron is back');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(async () => {
    const home = (await jun.get('/api/v1/timelines/home')).body;
    expect(home).toMatchObject([{ account: { acct: 'jun' } }]);
  });
});

test('PostAsSelect: refuses to move a draft with uploaded files', async () => {
  const { form, user, current } = await open();
  const viewerId = current.store.getState().viewerId;
  await user.upload(
    form.getByLabelText('Files to attach'),
    new File(['A heron'], 'heron.txt', { type: 'text/plain' }),
  );
  await form.findByRole('listitem', { name: 'heron.txt' });
  await chooseInMoreMenu(user, form, 'Account to post from');
  const as = form.getByRole('combobox', { name: 'Account to post from' });
  await user.selectOptions(as, '@jun');
  expect((await form.findByRole('alert')).textContent).toMatch(/Remove the attachments/);
  expect(as).toHaveProperty('value', viewerId);
  expect(current.store.getState().viewerId).toBe(viewerId);
});

test('PostAsSelect: refuses to move a draft if storage is full', async () => {
  const { form, user, current, area } = await open();
  const viewerId = current.store.getState().viewerId;
  const text = form.getByRole('textbox', { name: 'Text' });
  await user.type(text, 'The heron is back');
  await chooseInMoreMenu(user, form, 'Account to post from');
  const as = form.getByRole('combobox', { name: 'Account to post from' });
  area.failWith(new Error('full'), ['setItem']);
  await user.selectOptions(as, '@jun');
  await form.findByText(/Storage is blocked/);
  expect(current.store.getState().viewerId).toBe(viewerId);
  expect(text).toHaveProperty('value', 'The heron is back');
});
