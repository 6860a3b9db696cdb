import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from './testing/render-ui.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const sheet = readFileSync('client/src/ui/visually-hidden.module.css', 'utf8');

test('VisuallyHidden: renders text without size that is the accessible name of buttons, links and headings', () => {
  const { container } = renderUi(
    <>
      <style>{sheet.replaceAll('.hidden', 'span')}</style>
      <button type="button">
        <VisuallyHidden>Open the menu</VisuallyHidden>
      </button>
      <a href="/notice/1">
        <VisuallyHidden>Show the post</VisuallyHidden>
      </a>
      <h2>
        <VisuallyHidden>Replies</VisuallyHidden>
      </h2>
    </>,
  );
  screen.getByRole('button', { name: 'Open the menu' });
  screen.getByRole('link', { name: 'Show the post' });
  screen.getByRole('heading', { name: 'Replies' });
  for (const span of container.querySelectorAll('span')) {
    const { position, overflow } = getComputedStyle(span);
    expect({ position, overflow }).toEqual({ position: 'absolute', overflow: 'hidden' });
  }
});
