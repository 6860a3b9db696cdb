import type { IconGlyph } from './icon.tsx';

/** A line of a {@link Menu}: does something, or goes somewhere when it has an `href`. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  /** A second, fainter line. */
  readonly description?: string | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** For what can be on or off. */
  readonly isChecked?: boolean | undefined;
  /** Makes it a group with the label as its name: of these lines one holds. */
  readonly choices?: readonly MenuItem[];
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Draws a line above: another kind of thing begins. */
  readonly startsGroup?: boolean;
}
