import { createElement, type FunctionComponent } from 'react';

/**
 * Makes the component of an icon from its path on a square of 24 units; how it is stroked says
 * `icon.module.css`. The build calls this for each of lucide's icons (scripts/icons). A page of posts
 * has hundreds of them, so each is two elements, the inner one made once.
 */
export function drawIcon(path: string): FunctionComponent<{ className?: string }> {
  const shape = createElement('path', { d: path });
  return function Glyph({ className }) {
    return createElement('svg', { className, viewBox: '0 0 24 24', 'aria-hidden': true }, shape);
  };
}
