import type { IconGlyph } from '../pictures/icon.tsx';

/** Item of a {@link Menu}: a link if it has an `href`, else a button. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  /** Secondary text below the label. */
  readonly description?: string | undefined;
  /** Keyboard shortcut for the same action. */
  readonly keys?: string | undefined;
  readonly href?: string | undefined;
  /** The link leads out of the client and opens in a new tab. */
  readonly isExternal?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** Marks a link to the page that is open. */
  readonly isCurrent?: boolean;
  /** State of a toggle item. */
  readonly isChecked?: boolean | undefined;
  /** Makes the item a group named by the label; checkable items in it are radio items. */
  readonly group?: readonly MenuItem[];
  /** Shows the label of the group above its items. */
  readonly hasHeading?: boolean;
  /** Shows the items of the group as chips on phones, where many of them have to fit. */
  readonly hasChips?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Draws a separator above the item. */
  readonly startsGroup?: boolean;
}
