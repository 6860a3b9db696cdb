import { createContext } from 'react';
import type { MenuItem } from '#ui/menus/menu-item.ts';

/** What the dialog around a composer adds to the composer. */
export interface ComposerDialogAdditions {
  /** Further items of the menu of tools. */
  readonly menuItems: readonly MenuItem[];
  /**
   * On phones: the end of the dialog's head, where the form shows the button that submits it; null
   * until it is rendered.
   */
  readonly head: HTMLElement | null | undefined;
}

export const ComposerDialogContext = createContext<ComposerDialogAdditions | undefined>(undefined);
