import { createStore } from 'zustand/vanilla';

/**
 * True while the header of the screen is hidden above the window of a phone, so that the content
 * has more room.
 */
export const headHiddenStore = createStore(() => false);
