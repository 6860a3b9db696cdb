import type { IconGlyph } from '#ui/pictures/icon.tsx';

interface BaseEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** Count of unread items; `badgeLabel` is its accessible text. */
  readonly badge?: number;
  readonly badgeLabel?: string;
  /** What the page shows, as a tooltip and the accessible description. */
  readonly description?: string | undefined;
}

/** A link in the top bar, the navigation panel, the drawer or the bottom bar. */
export interface NavEntry extends BaseEntry {
  readonly href: string;
  readonly isActive?: boolean;
  /** Whether the link leads out of the client, so that it opens a new tab. */
  readonly isExternal?: boolean;
}

/** A button among the navigation links, such as the new post in the bottom bar. */
export interface ActionEntry extends BaseEntry {
  readonly onPress: () => void;
  /** Whether the button opens a dialog. */
  readonly opensDialog?: boolean;
}

/**
 * Scrolls to the top, for a click on the entry of the current page. For other entries the router
 * scrolls, after it has saved the position to restore on Back.
 */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}
