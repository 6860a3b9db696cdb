import type { IconGlyph } from '#ui/icon.tsx';

/** A place to go to, as data: the top bar, the navigation panel, the drawer and the bottom bar show it. */
export interface NavEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconGlyph;
  readonly href: string;
  readonly isActive?: boolean;
  /** How much waits there; `badgeLabel` says it in words. */
  readonly badge?: number;
  readonly badgeLabel?: string;
}

/** Something to do that stands among the places: the new post in the bottom bar. */
export interface PressEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconGlyph;
  readonly onPress: () => void;
}
