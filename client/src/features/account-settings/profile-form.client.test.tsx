import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira', { displayName: 'Mira' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/mira' });
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  const profile = async () => (await mira.get('/api/v1/accounts/verify_credentials')).body;
  return { ...app, form, profile };
}

const isPatch = ({ method }: Request): boolean => method === 'PATCH';

test('ProfileForm: links to the profile and sends only changed values [R-PROF-026 R-SET-007]', async () => {
  const { form, user, requests, profile } = await open();
  const save = form.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await user.type(form.getByLabelText('Bio'), 'Counts herons');
  await user.click(form.getByRole('button', { name: 'Add field' }));
  await user.type(form.getByLabelText('Label of field 1'), 'Canal');
  await user.type(form.getByLabelText('Content of field 1'), 'the old one');
  await user.click(save);
  await form.findByText('Saved');
  expect(await requests.find(isPatch)?.json()).toEqual({
    note: 'Counts herons',
    fields_attributes: [{ name: 'Canal', value: 'the old one' }],
  });
  expect((await profile()).source.note).toBe('Counts herons');
});

test('ProfileForm: keeps changes that are made while the form is being saved', async () => {
  const { form, user, faults, profile } = await open();
  const answer = Promise.withResolvers<undefined>();
  faults.of = (request) => (isPatch(request) ? answer.promise : undefined);
  await user.type(form.getByLabelText('Bio'), 'Counts herons');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.type(form.getByLabelText('Bio'), ' and otters');
  await user.click(form.getByRole('checkbox', { name: 'This is a bot account' }));
  answer.resolve(undefined);
  await waitFor(async () => expect((await profile()).source.note).toBe('Counts herons'));
  const save = form.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
  expect(form.getByLabelText('Bio')).toHaveProperty('value', 'Counts herons and otters');
  expect(form.queryByText('Saved')).toBeNull();
  await user.click(save);
  await form.findByText('Saved');
  expect(await profile()).toMatchObject({
    source: { note: 'Counts herons and otters' },
    bot: true,
  });
});

test('ProfileForm: restores unsaved input after a reload until it is saved', async () => {
  const { form, user, profile, area } = await open();
  await user.type(form.getByLabelText('Bio'), 'Counts herons');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Profile' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  const again = within(await screen.findByRole('form', { name: 'Profile' }));
  expect(again.getByLabelText('Bio')).toHaveProperty('value', 'Counts herons');
  const isSaved = () => [...area.items.keys()].some((name) => name.startsWith('profile.'));
  expect(isSaved()).toBe(true);
  await user.click(again.getByRole('button', { name: 'Save' }));
  await again.findByText('Saved');
  expect((await profile()).source.note).toBe('Counts herons');
  expect(isSaved()).toBe(false);
});

test('ProfileForm: keeps the input and offers a retry if saving fails', async () => {
  const { form, user, faults, profile } = await open();
  faults.of = (request) => (isPatch(request) ? new Response('', { status: 500 }) : undefined);
  await user.type(form.getByLabelText('Bio'), 'Counts herons');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const again = await form.findByRole('button', { name: 'Try again' });
  expect(form.getByLabelText('Bio')).toHaveProperty('value', 'Counts herons');
  faults.of = () => undefined;
  await act(() => user.click(again));
  await waitFor(async () => expect((await profile()).source.note).toBe('Counts herons'));
});
