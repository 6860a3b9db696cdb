import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

/** Opens a timeline with a status by Jun whose name links to her profile. */
async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun', note: 'Counts #herons' });
  await jun.post('/api/v1/statuses', { status: 'https://far.example/jun' });
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/public' });
  const post = within(
    (await screen.findByText('The heron is back')).closest('article') ?? document.body,
  );
  await screen.findByRole('button', { name: 'Account menu' });
  await act(() => vi.dynamicImportSettled());
  return { ...app, name: post.getByRole('link', { name: /Jun/ }) };
}

/** Moves the mouse onto an element. */
function hover(element: Element): void {
  fireEvent.pointerOver(element, { pointerType: 'mouse' });
  fireEvent.pointerMove(element, { pointerType: 'mouse' });
}

/**
 * Presses a link by touch for `ms` milliseconds. Returns whether the browser then follows the link.
 */
function longPress(link: HTMLElement, ms: number): boolean {
  const [down, click] = [
    new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  ];
  Object.defineProperty(down, 'timeStamp', { value: 1_000 });
  Object.defineProperty(click, 'timeStamp', { value: 1_000 + ms });
  fireEvent(link, down);
  return fireEvent(link, click);
}

const card = () => screen.findByRole('region', { name: 'About this person' });
const noCard = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'About this person' })).toBeNull());

test('PersonCards: shows a card with a follow button for a hovered name', async () => {
  const { name, user } = await open();
  /* Hovers repeatedly, since the code of the cards loads after the first render. */
  const findCard = (): HTMLElement => {
    hover(name);
    return screen.getByRole('region', { name: 'About this person' });
  };
  const about = within(await waitFor(findCard, { interval: 1_000 }));
  await about.findByText(/Counts/);
  await user.click(about.getByRole('button', { name: 'Follow' }));
  await about.findByRole('button', { name: 'Following' });
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await noCard();
});

test('PersonCards: shows no card for a link that scrolls under a pointer that does not move, until it moves', async () => {
  const { name } = await open();
  vi.useFakeTimers();
  fireEvent.pointerOver(name, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(screen.queryByRole('region', { name: 'About this person' })).toBeNull();
  fireEvent.pointerMove(name, { pointerType: 'mouse' });
  await card();
});

test('PersonCards: shows no card for a name that scrolls away from under the pointer to another one', async () => {
  const { name } = await open();
  const [other = name] = screen.getAllByRole('link', { name: /Jun/ }).filter((one) => one !== name);
  vi.useFakeTimers();
  hover(name);
  fireEvent.pointerOver(other, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(screen.queryByRole('region', { name: 'About this person' })).toBeNull();
});

test('PersonCards: the hashtags of the bio are links', async () => {
  const { name } = await open();
  hover(name);
  const about = within(await card());
  expect((await about.findByRole('link', { name: '#herons' })).getAttribute('href')).toBe(
    '/tag/herons',
  );
});

test('PersonCards: expands to the full card', async () => {
  const { name, user } = await open();
  hover(name);
  const about = within(await card());
  await user.click(await about.findByRole('button', { name: 'Show more details' }));
  await about.findByRole('button', { name: 'More options for @jun' });
});

test('PersonCards: closes the card on navigation to the profile', async () => {
  const { name, user, place } = await open();
  hover(name);
  await card();
  await user.click(name);
  await screen.findByRole('heading', { level: 1, name: 'Jun' });
  expect(place()).toBe('/jun');
  await noCard();
});

test('PersonCards: shows the card on a long press, and navigates on a tap', async () => {
  const { name, user, place } = await open();
  longPress(name, 700);
  await within(await card()).findByText(/Counts/);
  expect(place()).toBe('/main/public');
  await user.keyboard('{Escape}');
  longPress(name, 80);
  await screen.findByRole('heading', { level: 1, name: 'Jun' });
  expect(place()).toBe('/jun');
  await noCard();
});

test('PersonCards: shows no card for a link to another site, even if its path is a name here', async () => {
  const { name } = await open();
  expect(longPress(screen.getByRole('link', { name: /far\.example\/jun/ }), 700)).toBe(true);
  expect(longPress(name, 700)).toBe(false);
});
