import { createElement, type FunctionComponent } from 'react';

/** An icon as lucide keeps it: shapes on a square of `size` units. */
interface IconData {
  readonly size?: number;
  readonly node: readonly (readonly [
    shape: string,
    attributes: Readonly<Record<string, string>>,
  ])[];
}

/**
 * Makes the component of an icon, in place of lucide's own maker (see vite.config.ts): that one puts
 * every icon together anew at each drawing, from attributes that we never set, and a page of posts
 * has hundreds of icons. Here the shapes are elements that are made once.
 */
// oxlint-disable-next-line import/no-default-export -- stands in for a module of lucide's that has one
export default function drawIcon({
  size = 24,
  node,
}: IconData): FunctionComponent<{ className?: string; strokeWidth?: number }> {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  const viewBox = `0 0 ${size} ${size}`;
  return function Glyph({ className, strokeWidth = 2 }) {
    return createElement(
      'svg',
      {
        className,
        viewBox,
        strokeWidth,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      shapes,
    );
  };
}
