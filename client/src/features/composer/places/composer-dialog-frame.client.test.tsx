import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { resizeLayout } from '#app/testing/mock-layout.ts';
import { chooseInMoreMenu } from '../testing/choose-in-more-menu.ts';

async function openSheet() {
  const app = await renderApp({ signedInAs: 'mira', path: '/main/friends', width: 390 });
  await app.user.click(await screen.findByRole('button', { name: 'New post' }));
  const element = await screen.findByRole('dialog', { name: 'New post' });
  const sheet = within(element);
  const text = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  return { ...app, element, sheet, text };
}

const isDialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'New post' })).toBeNull());

/** Returns the names of the buttons in the order of the Tab key. */
const namesOf = (element: HTMLElement): string[] =>
  within(element)
    .getAllByRole('button')
    .map((button) => (button.getAttribute('aria-label') ?? button.textContent) || button.title);

test('ComposerDialogFrame: has on phones a head with close and submit button, and the visibility at the top', async () => {
  const { element, sheet, text, user, instance } = await openSheet();
  expect(namesOf(element)).toEqual([
    'Close',
    'Post',
    'Visibility: Public',
    'Attach files',
    'Poll',
    'Emoji',
    'Content warning (CW)',
    'More options',
  ]);
  expect(document.activeElement).toBe(text);
  await user.type(text, 'The heron is back');
  await user.click(sheet.getByRole('button', { name: 'Post' }));
  await isDialogClosed();
  const mira = await instance.as('mira');
  expect((await mira.get('/api/v1/timelines/home')).body).toMatchObject([
    { content: 'The heron is back' },
  ]);
});

test('ComposerDialogFrame: has in its head a button that names the action and is disabled for a too long text', async () => {
  const { sheet, text, user } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Visibility: Public' }));
  await user.click(await sheet.findByRole('menuitemradio', { name: /^Direct/ }));
  sheet.getByRole('button', { name: 'Send' });
  await user.type(text, 'Tomorrow');
  await chooseInMoreMenu(user, sheet, 'Schedule');
  sheet.getByRole('button', { name: 'Schedule' });
  await chooseInMoreMenu(user, sheet, 'Schedule');
  await user.click(text);
  await user.paste('a'.repeat(6000));
  await waitFor(() =>
    expect(sheet.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true),
  );
});

test('ComposerDialogFrame: moves the submit button when the device is turned, and keeps text and focus', async () => {
  const { element, sheet, text, user } = await openSheet();
  await user.type(text, 'The heron is back');
  act(() => resizeLayout(1000));
  expect(document.activeElement).toBe(text);
  expect(text.value).toBe('The heron is back');
  expect(namesOf(element).slice(-2)).toEqual(['Visibility: Public', 'Post']);
  expect(sheet.getAllByRole('button', { name: 'Post' })).toHaveLength(1);
  act(() => resizeLayout(390));
  expect(document.activeElement).toBe(text);
  expect(sheet.getAllByRole('button', { name: 'Post' })).toHaveLength(1);
});

test('ComposerDialogFrame: closes an empty form on Escape, and keeps the text when it is closed', async () => {
  const { user } = await openSheet();
  const openAgain = async () => {
    await user.click(await screen.findByRole('button', { name: 'New post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
    return dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  };
  await user.keyboard('{Escape}');
  await isDialogClosed();
  await user.type(await openAgain(), 'The heron is back');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await isDialogClosed();
  expect((await openAgain()).value).toBe('The heron is back');
});

test('ComposerDialogFrame: follows the on-screen keyboard while the window is narrow', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 844);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { element } = await openSheet();
  const height = (): string => element.style.getPropertyValue('block-size');
  const show = (shown: number): void => {
    Object.assign(viewport, { height: shown }).dispatchEvent(new Event('resize'));
  };
  expect(height()).toBe('');
  show(508);
  expect(height()).toBe('508px');
  show(844);
  expect(height()).toBe('');
  show(508);
  act(() => resizeLayout(1000));
  expect(height()).toBe('');
  show(400);
  expect(height()).toBe('');
});
