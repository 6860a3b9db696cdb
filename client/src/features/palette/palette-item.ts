import type { IconGlyph } from '#ui/icon.tsx';

export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  /** Keyboard shortcut for the same action, if any. */
  readonly keys?: string | undefined;
  /** Shown after the label: location or description. */
  readonly detail?: string | undefined;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}
