import { phone, useMedia } from '#ui/use-media.ts';

/**
 * How many columns the page has: one to 800 px, three from 1280; in rem, to grow with the text. Decides
 * what is rendered, not only what is seen; the style sheets of the shell ask the same of the window.
 */
export function useLayout(): 'mobile' | 'normal' | 'wide' {
  const isMobile = useMedia(phone);
  const isWide = useMedia('(width >= 80rem)');
  return isMobile ? 'mobile' : isWide ? 'wide' : 'normal';
}
