import { createContext } from 'react';
import type { MenuItem } from '#ui/menu-item.ts';

/** What the dialog around a form adds to it; undefined for a form in the page. */
export interface ComposerWindow {
  /** Further items of the menu of tools. */
  readonly menuItems: readonly MenuItem[];
}

export const ComposerWindowContext = createContext<ComposerWindow | undefined>(undefined);
