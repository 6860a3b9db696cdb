import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockPlatform } from '#ui/testing/mock-platform.ts';
import { handleFeedKey } from './feed-keys.ts';

function show() {
  mockPlatform();
  render(
    <main>
      <h1>Home</h1>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element stands for a feed, which handles the keys of the articles inside */}
      <div onKeyDown={handleFeedKey}>
        <article tabIndex={-1} aria-label="one" />
        <div>
          <button type="button">Load newer first</button>
        </div>
        <section>
          <button type="button">Hide conversation</button>
          <article tabIndex={-1} aria-label="two">
            <article tabIndex={-1} aria-label="quoted" />
            <button type="button">Like</button>
          </article>
        </section>
        <article tabIndex={-1} aria-label="three" />
      </div>
    </main>,
  );
}

test.each([
  ['Load newer first', 'PageDown', 'two'],
  ['Load newer first', 'PageUp', 'one'],
  ['Hide conversation', 'PageDown', 'two'],
  ['Hide conversation', 'PageUp', 'one'],
  ['Like', 'PageDown', 'three'],
  ['Like', 'PageUp', 'one'],
])('handleFeedKey: with the focus on "%s", the key %s focuses the status %s', (name, key, post) => {
  show();
  const button = screen.getByRole('button', { name });
  button.focus();
  expect(fireEvent.keyDown(button, { key })).toBe(false);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(post);
});

test('handleFeedKey: Escape on a status focuses the heading above, on a button it does nothing [R-SHELL-071]', () => {
  show();
  const button = screen.getByRole('button', { name: 'Like' });
  button.focus();
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(true);
  expect(document.activeElement).toBe(button);
  const post = screen.getByRole('article', { name: 'two' });
  post.focus();
  expect(fireEvent.keyDown(post, { key: 'Escape' })).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
});
