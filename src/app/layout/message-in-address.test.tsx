import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

test('a message in the address fills the text of a new post, for members [R-ROUTE-049 R-SHELL-056]', async () => {
  await renderApp({ signedInAs: 'mira', path: '/main/friends?message=%40jun%20hello' });
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveProperty('value', '@jun hello');
});
