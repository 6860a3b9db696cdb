import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { chooseInMoreMenu } from '#features/composer/testing/choose-in-more-menu.ts';

test('FormattingBar: shows marks for formatted text, supports keyboard shortcuts and is hidden for plain text', async () => {
  const { user } = await renderApp({ signedInAs: 'mira', path: '/main/friends' });
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(form.queryByRole('toolbar', { name: 'Formatting' })).toBeNull();
  await chooseInMoreMenu(user, form, 'Format');
  const format = await form.findByRole('combobox', { name: 'Format' });
  await user.selectOptions(format, 'Markdown');
  await user.type(text, 'The heron');
  text.setSelectionRange(4, 9);
  const bar = within(form.getByRole('toolbar', { name: 'Formatting' }));
  await user.click(bar.getByRole('button', { name: 'Bold' }));
  expect(text.value).toBe('The **heron**');
  expect(document.activeElement).toBe(text);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('heron');
  await user.keyboard('{Control>}i{/Control}');
  expect(text.value).toBe('The **_heron_**');
  await user.keyboard('{Control>}i{/Control}');
  expect(text.value).toBe('The **heron**');
});
