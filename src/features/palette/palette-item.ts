import type { IconGlyph } from '#ui/icon.tsx';

export interface PaletteItem {
  /** No two have the same. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  /** The keys that do the same, where some do. */
  readonly keys?: string | undefined;
  /** Behind the label: where it is, or what it says. */
  readonly more?: string | undefined;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}
