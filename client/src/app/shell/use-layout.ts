import { mobileQuery, useMediaQuery, wideQuery } from '#ui/use-media-query.ts';

/**
 * Returns the layout of the window: one column up to 800 px, three from 1280 px. The widths are in
 * rem, so that they scale with the text size of the browser and of the preference (`ui/scaled-media-queries.ts`). The layout determines which components are rendered;
 * the style sheets of the shell use the same media queries.
 */
export function useLayout(): 'mobile' | 'normal' | 'wide' {
  const isMobile = useMediaQuery(mobileQuery);
  const isWide = useMediaQuery(wideQuery);
  return isMobile ? 'mobile' : isWide ? 'wide' : 'normal';
}
