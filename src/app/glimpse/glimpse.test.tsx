import { render } from '@testing-library/react';
import { SkeletonPosts } from '#ui/skeleton-posts.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetGlimpse, glimpseName, readsBelowName, type Glimpse } from './glimpse.ts';
import { endGlimpse, showGlimpse } from './show-glimpse.ts';
import { takeGlimpse } from './take-glimpse.ts';

const style = '/assets/style-1.css';

/** Puts elements together as the client does; text is text. */
function make(
  name: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function app(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('the page has no place to draw in');
  return element;
}

function shown(): HTMLElement | null {
  return document.querySelector('#app + *');
}

beforeEach(() => {
  const link = make('link', { rel: 'stylesheet', href: style });
  document.head.replaceChildren(link);
  document.body.replaceChildren(make('div', { id: 'app' }));
  history.replaceState(null, '', '/main/all');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

function store(drawing: unknown, fields: Partial<Glimpse> = {}): void {
  const glimpse = {
    paths: ['/main/all'],
    viewerId: null,
    width: window.innerWidth,
    style,
    page: {},
    drawing,
    ...fields,
  };
  localStorage.setItem(glimpseName, JSON.stringify(glimpse));
}

function keep(fields: Partial<Glimpse> = {}): void {
  const glimpse = takeGlimpse(app(), { viewerId: null, paths: ['/main/all'] });
  localStorage.setItem(glimpseName, JSON.stringify({ ...glimpse, ...fields }));
  app().replaceChildren();
}

const post = (): HTMLElement =>
  make(
    'main',
    {},
    make('article', { class: 'card' }, make('p', { dir: 'auto' }, 'The heron is back')),
  );

test('what was seen shows again, in its theme and language, and can neither be used nor heard', () => {
  document.documentElement.dataset['theme'] = 'light';
  app().append(post());
  keep();
  document.documentElement.dataset['theme'] = 'dark';
  expect(showGlimpse(app())).toBe(true);
  expect(shown()?.querySelector('article.card p[dir=auto]')?.textContent).toBe('The heron is back');
  expect(shown()?.ariaHidden).toBe('true');
  expect(shown()?.inert).toBe(true);
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('it goes as soon as a post is drawn, and stays while the page only says that it is busy', async () => {
  app().append(post());
  keep();
  showGlimpse(app());
  const main = make('main');
  app().append(main);
  const { unmount } = render(<SkeletonPosts label="Loading posts" />, { container: main });
  await Promise.resolve();
  expect(shown()).not.toBeNull();
  unmount();
  main.append(make('div', { role: 'feed', 'aria-busy': 'true' }, make('article')));
  await Promise.resolve();
  expect(shown()).toBeNull();
});

test.each(['pointerdown', 'keydown', 'wheel', 'popstate'])(
  'at the first %s it goes, once there is a page',
  async (use) => {
    app().append(post());
    keep();
    showGlimpse(app());
    window.dispatchEvent(new Event(use));
    expect(shown()).not.toBeNull();
    app().append(make('main', {}, make('output', { 'data-loading': '' })));
    await Promise.resolve();
    expect(shown()).toBeNull();
  },
);

test('whoever takes it away finds nothing left of it, in sight or in storage', () => {
  app().append(post());
  keep();
  showGlimpse(app());
  endGlimpse();
  forgetGlimpse(localStorage);
  expect(shown()).toBeNull();
  expect(localStorage.getItem(glimpseName)).toBeNull();
  expect(() => endGlimpse()).not.toThrow();
});

test.each([
  [
    'something went wrong',
    () => make('div', { 'aria-busy': 'true' }, make('p', { role: 'alert' })),
  ],
  ['there is nothing', () => make('p', {}, 'No more statuses')],
])('it goes when %s', async (_, content) => {
  app().append(post());
  keep();
  showGlimpse(app());
  app().append(make('main', {}, content()));
  await Promise.resolve();
  expect(shown()).toBeNull();
});

test('it goes by itself when nothing comes', () => {
  vi.useFakeTimers();
  app().append(post());
  keep();
  showGlimpse(app());
  vi.advanceTimersByTime(8_000);
  expect(shown()).toBeNull();
  vi.useRealTimers();
});

test.each<[string, Partial<Glimpse>]>([
  ['another address', { paths: ['/main/public'] }],
  ['another build', { style: '/assets/style-2.css' }],
  ['a window of another width', { width: 390 }],
  ['somebody who was signed in then', { viewerId: '7' }],
])('it does not show what belongs to %s', (_, fields) => {
  app().append(post());
  keep(fields);
  expect(showGlimpse(app())).toBe(false);
  expect(shown()).toBeNull();
});

test('it shows to whom it belongs', () => {
  app().append(post());
  keep({ viewerId: '7' });
  const member = { accessToken: 'secret', accountId: '7' };
  localStorage.setItem('oauth', JSON.stringify({ version: 1, value: { member } }));
  expect(showGlimpse(app())).toBe(true);
});

test('who was reading further down comes back there, and not to the top', () => {
  app().append(post());
  keep();
  sessionStorage.setItem(readsBelowName, 'true');
  expect(showGlimpse(app())).toBe(false);
});

test('a page in the background begins at once: it has no frames to wait for', () => {
  app().append(post());
  keep();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(showGlimpse(app())).toBe(false);
});

test('what is typed, hidden, passing or made to act is not taken; what moves leaves its place', () => {
  const typed = make('textarea', { placeholder: 'What is on your mind?' }, 'a draft');
  const name = make('input', { type: 'text', value: 'mira' });
  const link = make('a', { href: '/users/1', title: 'Mira', id: 'x' }, 'Mira');
  const author = make('bdi', {}, 'Mira of the marsh');
  const menu = make('div', { popover: 'auto' }, 'Delete');
  const film = make('video', { src: '/film.mp4', class: 'film' });
  const status = make('article', { 'data-status': '7', 'data-tone': 'calm', tabindex: '0' });
  app().append(make('main', {}, typed, name, link, author, menu, film, status));
  const text = JSON.stringify(takeGlimpse(app(), { viewerId: null, paths: [] }).drawing);
  for (const gone of ['a draft', 'mira', 'href', 'title', '"x"', 'Delete', 'video', 'film.mp4'])
    expect(text).not.toContain(gone);
  for (const gone of ['data-status', 'tabindex']) expect(text).not.toContain(gone);
  for (const kept of [
    'What is on your mind?',
    'Mira',
    'of the marsh',
    '"film"',
    'inline-size:100px',
    'calm',
  ])
    expect(text).toContain(kept);
});

test('of a choice only what is chosen is taken', () => {
  const choice = make('select', {}, make('option', {}, 'Public'), make('option', {}, 'Direct'));
  app().append(choice);
  choice.querySelectorAll('option')[1]?.toggleAttribute('selected', true);
  expect(takeGlimpse(app(), { viewerId: null, paths: [] }).drawing).toEqual([
    'div',
    {},
    ['select', {}, ['option', {}, 'Direct']],
  ]);
});

test('what lies below the window is left out', () => {
  app().append(make('main', {}, make('article', {}, 'far below')));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, window.innerHeight, 100, 20),
  );
  expect(takeGlimpse(app(), { viewerId: null, paths: [] }).drawing).toEqual(['div', {}]);
});

test.each([
  ['nothing', undefined],
  ['a text that is no JSON', '{'],
  ['a number', '7'],
  ['another thing', '{"paths":{}}'],
  ['a drawing of nothing', JSON.stringify({ drawing: 7 })],
])('with %s in storage the page starts as ever', (_, text) => {
  if (text !== undefined) localStorage.setItem(glimpseName, text);
  expect(showGlimpse(app())).toBe(false);
});

test.each<[string, unknown]>([
  ['a script', ['div', {}, ['script', { src: 'https://evil.example/x.js' }, 'alert(1)']]],
  ['a frame', ['div', {}, ['iframe', { src: 'https://evil.example' }]]],
  ['a link', ['div', {}, ['a', { href: 'javascript:alert(1)' }, 'x']]],
  ['a handler', ['div', { onclick: 'alert(1)', onload: 'alert(1)' }]],
  ['a form elsewhere', ['div', {}, ['form', { action: 'https://evil.example' }]]],
  ['a picture by script', ['div', {}, ['img', { src: 'javascript:alert(1)' }]]],
  ['a picture of data', ['div', {}, ['img', { src: 'data:image/svg+xml,<svg/>' }]]],
  ['an input that is a picture', ['input', { type: 'image', src: 'https://evil.example/x' }]],
  ['a style that fetches', ['div', { style: 'background: url(https://evil.example/x)' }]],
  ['a style that hides what it fetches', ['div', { style: String.raw`background: u\rl(//x)` }]],
  ['a foreign object', ['svg', {}, ['foreignObject', {}, ['div', {}]]]],
  ['a use of another file', ['svg', {}, ['use', { href: '//evil.example/#x' }]]],
  ['things of other kinds', ['div', { class: 7, style: {} }, 7, null, {}, ['div', 'x', true]]],
])('of %s in storage only the harmless rest is drawn', (_, drawing) => {
  store(drawing);
  expect(showGlimpse(app())).toBe(true);
  const elements = [...(shown()?.querySelectorAll('*') ?? [])];
  expect(elements.map(({ localName }) => localName)).not.toContainEqual(
    expect.stringMatching(/^(script|iframe|use|foreignobject)$/i),
  );
  const names = elements.flatMap((element) => element.getAttributeNames());
  expect(names).not.toContainEqual(expect.stringMatching(/^(on|href|action|srcdoc)/));
  for (const element of elements) {
    expect(element.getAttribute('src')).toBeNull();
    expect(element.getAttribute('style') ?? '').not.toMatch(/url/);
  }
});

test('pictures are asked for without saying from where, and what reckons in a style stays', () => {
  const margin = 'margin-block-start: calc(1px + var(--gap));';
  store(['div', { style: margin }, ['img', { src: 'https://pictures.example/heron.png' }]]);
  showGlimpse(app());
  const image = shown()?.querySelector('img');
  expect(image?.src).toBe('https://pictures.example/heron.png');
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(image?.parentElement?.style.cssText).toContain('calc(1px + var(--gap))');
});

test('icons are drawn as icons', () => {
  const vectors = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(vectors, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  const line = document.createElementNS(vectors, 'path');
  line.setAttribute('d', 'M0 0h24');
  icon.append(line);
  app().append(make('main', {}, icon));
  keep();
  showGlimpse(app());
  const drawn = shown()?.querySelector('svg');
  expect(drawn).toBeInstanceOf(SVGElement);
  expect(drawn?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(drawn?.querySelector('path')?.getAttribute('d')).toBe('M0 0h24');
});
