import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

test('SettingsDialog: clamps a number to its bounds, and restores the value if the field is empty', async () => {
  const { user, current } = await renderApp({ path: '/settings', signedInAs: 'mira' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await user.click(await dialog.findByRole('button', { name: 'Writing' }));
  const field = () => dialog.findByRole('spinbutton', { name: /^Time to undo sending/ });
  const { preferences } = current.store.getState();
  const type = async (text: string): Promise<void> => {
    await user.clear(await field());
    await user.type(await field(), text);
    await user.tab();
  };
  await type('90');
  expect(await field()).toHaveProperty('value', '60');
  expect(preferences.get('postHold')).toBe(60);
  await type('-3');
  expect(await field()).toHaveProperty('value', '0');
  await type('7.6{Enter}');
  expect(await field()).toHaveProperty('value', '8');
  await user.clear(await field());
  await user.tab();
  expect(await field()).toHaveProperty('value', '8');
  expect(preferences.get('postHold')).toBe(8);
});
