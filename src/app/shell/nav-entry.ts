import type { IconGlyph } from '#ui/icon.tsx';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** How much waits there; `badgeLabel` says it in words. */
  readonly badge?: number;
  readonly badgeLabel?: string;
}

/** A place to go to, as data: the top bar, the navigation panel, the drawer and the bottom bar show it. */
export interface NavEntry extends Entry {
  readonly href: string;
  readonly isActive?: boolean;
  /** Not a page of ours: opens in a new tab. */
  readonly isElsewhere?: boolean;
}

/** Something to do that stands among the places: the new post in the bottom bar. */
export interface PressEntry extends Entry {
  readonly onPress: () => void;
  /** Pressing it opens a dialog. */
  readonly opensDialog?: boolean;
}
