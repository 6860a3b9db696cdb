import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { focusCandidates, restoreFocus } from './restore-focus.ts';

function renderPage(): void {
  render(
    <main tabIndex={-1}>
      {['1', '2', '3'].map((id) => (
        <article key={id} tabIndex={-1} aria-label={`Post ${id}`} data-status={id}>
          <a href={`/${id}`}>Picture {id}</a>
        </article>
      ))}
    </main>,
  );
}

const post = (id: string) => screen.getByRole('article', { name: `Post ${id}` });

test('restoreFocus: focuses the opener, else its status, the next one, the previous one, or the main element', () => {
  renderPage();
  const opener = screen.getByRole('link', { name: 'Picture 2' });
  const place = focusCandidates(opener);
  const expectNow = (expected: HTMLElement): void => {
    restoreFocus(place);
    expect(document.activeElement).toBe(expected);
  };
  expectNow(opener);
  opener.remove();
  expectNow(post('2'));
  post('2').remove();
  expectNow(post('3'));
  post('3').remove();
  expectNow(post('1'));
  post('1').remove();
  expectNow(screen.getByRole('main'));
});

test('restoreFocus: focuses nothing without an opener', () => {
  renderPage();
  restoreFocus(focusCandidates(undefined));
  expect(document.activeElement).toBe(document.body);
});
