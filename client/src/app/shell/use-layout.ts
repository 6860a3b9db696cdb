import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';

/**
 * Returns the layout by viewport width: one column up to 800 px, three from 1280 px; in rem, so
 * that it scales with the text size. Decides what is rendered; the style sheets of the shell use
 * the same media queries.
 */
export function useLayout(): 'mobile' | 'normal' | 'wide' {
  const isMobile = useMediaQuery(mobileQuery);
  const isWide = useMediaQuery('(width >= 80rem)');
  return isMobile ? 'mobile' : isWide ? 'wide' : 'normal';
}
