import { mobileQuery, useMediaQuery, wideQuery } from '#ui/use-media-query.ts';

/**
 * Returns the layout by viewport width: one column up to 800 px, three from 1280 px; in rem, so
 * that it scales with the text size. Decides what is rendered; the style sheets of the shell use
 * the same media queries.
 */
export function useLayout(): 'mobile' | 'normal' | 'wide' {
  const isMobile = useMediaQuery(mobileQuery);
  const isWide = useMediaQuery(wideQuery);
  return isMobile ? 'mobile' : isWide ? 'wide' : 'normal';
}
