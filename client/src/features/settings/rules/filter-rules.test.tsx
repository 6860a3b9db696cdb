import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  await jun.post('/api/v1/statuses', { status: 'A quiet evening' });
  const mira = await instance.as('mira');
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/all' });
  await screen.findByText('The heron is back');
  await screen.findByRole('button', { name: /^Account menu/ });
  const openFiltering = async () => {
    await app.go('/settings');
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Filters' }));
    await dialog.findByRole('button', { name: 'Add rule' });
    return dialog;
  };
  return { ...app, mira, openFiltering };
}

test('RuleForm: tests a rule on cached posts; the rule folds matching posts and shows the reason', async () => {
  const { user, openFiltering, go, current } = await open();
  const dialog = await openFiltering();
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  const form = within(dialog.getByRole('form', { name: 'Rule' }));
  await user.type(form.getByLabelText('Words'), 'her*back');
  form.getByText('It finds 1 of the last 2 posts seen here.');
  await user.click(form.getByRole('button', { name: 'Save rule' }));
  expect(current.store.getState().preferences.get('filterRules')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await go('/main/all');
  await screen.findByText('Your rule:', { exact: false });
  expect(screen.queryByText('The heron is back')).toBeNull();
  screen.getByText('A quiet evening');
});

test('FilterRules: restores an open rule or filter form after a reload until it is cancelled', async () => {
  const first = await open();
  const before = await first.openFiltering();
  await first.user.click(before.getByRole('button', { name: 'Add rule' }));
  await first.user.type(before.getByLabelText('Words'), 'heron{enter}canal');
  await first.user.click(await before.findByRole('button', { name: 'Add filter' }));
  await first.user.type(before.getByLabelText('Phrase'), 'kraken');
  first.unmount();
  const { instance, area } = first;
  const app = await renderApp({ instance, area, signedInAs: 'mira', path: '/settings' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await app.user.click(await dialog.findByRole('button', { name: 'Filters' }));
  expect(await dialog.findByLabelText('Words')).toHaveProperty('value', 'heron\ncanal');
  expect(dialog.getByLabelText('Phrase')).toHaveProperty('value', 'kraken');
  for (const button of dialog.getAllByRole('button', { name: 'Cancel' }))
    await app.user.click(button);
  expect(area.getItem(`rule.${app.current.store.getState().viewerId}`)).toBeNull();
  expect(area.getItem(`filter.${app.current.store.getState().viewerId}`)).toBeNull();
});

test('FilterRules: changes and deletes a rule', async () => {
  const { user, openFiltering, current } = await open();
  const { preferences } = current.store.getState();
  const dialog = await openFiltering();
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  await user.selectOptions(dialog.getByLabelText('Repeats'), 'Only repeats');
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await user.click(dialog.getByRole('button', { name: 'Edit rule 1' }));
  await user.selectOptions(dialog.getByLabelText('Action'), 'Hide');
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  expect(preferences.get('filterRules')).toMatchObject([{ isRepeat: true, action: 'hide' }]);
  await user.click(dialog.getByRole('button', { name: 'Delete rule 1' }));
  expect(preferences.get('filterRules')).toEqual([]);
});

test('ServerFilters: creates, changes and deletes filters', async () => {
  const { user, openFiltering, mira } = await open();
  const saved = async () => (await mira.get('/api/v1/filters')).body;
  const dialog = await openFiltering();
  await user.click(await dialog.findByRole('button', { name: 'Add filter' }));
  await user.type(dialog.getByLabelText('Phrase'), 'kraken');
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  await user.click(await dialog.findByRole('button', { name: 'Edit filter kraken' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Conversations' }));
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  await waitFor(async () =>
    expect(await saved()).toMatchObject([
      { phrase: 'kraken', context: ['home', 'public', 'notifications'] },
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Add filter' }));
  await user.type(dialog.getByLabelText('Phrase'), 'whirlpool');
  await user.click(await dialog.findByRole('button', { name: 'Delete filter kraken' }));
  await waitFor(async () => expect(await saved()).toEqual([]));
  expect(dialog.getByLabelText('Phrase'), 'what is being typed stays').toHaveProperty(
    'value',
    'whirlpool',
  );
});

test('FilterRules: accepts any post language in a rule and tolerates an unknown one', async () => {
  const { user, openFiltering, current } = await open();
  const { preferences } = current.store.getState();
  const dialog = await openFiltering();
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  await user.selectOptions(dialog.getByLabelText('Language'), 'Greek');
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  expect(preferences.get('filterRules')).toMatchObject([{ language: 'el' }]);
  await dialog.findByText('Greek');
  const [rule] = preferences.get('filterRules');
  if (!rule) throw new Error('there is no rule');
  act(() => void preferences.set('filterRules', [{ ...rule, language: 'none of them' }]));
  await dialog.findByText('none of them');
  await user.click(dialog.getByRole('button', { name: 'Edit rule 1' }));
  expect(dialog.getByLabelText('Language')).toHaveProperty('value', 'none of them');
});
