import { createStore } from 'zustand/vanilla';

/** True while the header of the screen is moved out of a phone's window, to leave space. */
export const headHidden = createStore(() => false);
