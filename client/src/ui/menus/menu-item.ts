import type { IconGlyph } from '../pictures/icon.tsx';

/** Item of a {@link Menu}: a link if it has an `href`, otherwise a button. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  /** Secondary text below the label. */
  readonly description?: string | undefined;
  /** Keyboard shortcut for the same action. */
  readonly keys?: string | undefined;
  readonly href?: string | undefined;
  /** Whether the link leads out of the client and opens in a new tab. */
  readonly isExternal?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** Whether the link leads to the page that is open. */
  readonly isCurrent?: boolean;
  /** State of a toggle item. */
  readonly isChecked?: boolean | undefined;
  /**
   * Items of a group that has the label as its name. Checkable items in a group are radio items,
   * unless it `isMultiple`.
   */
  readonly group?: readonly MenuItem[];
  readonly isMultiple?: boolean;
  /** Whether the label of the group is shown above its items. */
  readonly hasHeading?: boolean;
  /**
   * Whether the items of the group are small chips side by side on phones, so that many of them
   * fit.
   */
  readonly hasChips?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Whether a separator is shown above the item. */
  readonly startsGroup?: boolean;
}
