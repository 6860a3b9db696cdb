import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';

test.each([
  ['a visitor', undefined, 'is offered to log in'],
  ['a member', 'mira', 'is not offered to log in'],
])(
  'ProfileScreen: on a profile that does not exist, %s (%s) %s',
  async (_, signedInAs, expected) => {
    await renderApp({ ...(signedInAs && { signedInAs }), path: '/nobody-at-all' });
    const main = within(await screen.findByRole('main'));
    await main.findByText(/^Sorry, this profile does not exist\./);
    const link = main.queryByRole('link', { name: 'Log in' });
    expect(link !== null).toBe(expected === 'is offered to log in');
  },
);
