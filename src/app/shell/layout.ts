/** How the page is laid out: one column, two, or three (mobile to 800 px, wide from 1280). */
export type Layout = 'mobile' | 'normal' | 'wide';

/** The media queries that the style sheets of the shell use as well; in rem, to grow with the text. */
export const layoutQueries = {
  mobile: '(width <= 50rem)',
  wide: '(width >= 80rem)',
} as const;
