import { render } from '@testing-library/react';
import { RichText } from '../rich-text.tsx';
import { expectHarmless } from './expect-harmless.ts';

/** Renders a text, checks that its elements are allowed, and returns their container. */
export function showHarmless(html: string): HTMLElement {
  const { container } = render(<RichText html={html} />);
  expectHarmless(container, []);
  return container;
}
