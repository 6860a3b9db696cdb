import { createStore } from 'zustand/vanilla';

/**
 * True while the header of the screen is hidden on a phone: it leaves the window when the reader
 * scrolls down, so that the content has more space.
 */
export const headHiddenStore = createStore(() => false);
