import type { Locator, Page } from '@playwright/test';
import type { Control } from './controls.ts';

/** A part of the client that a walk clicks through. */
export interface WalkedScreen {
  readonly name: string;
  readonly path: string;
  /** Returns the part of the page whose controls are clicked; by default `main`. */
  readonly part?: (page: Page) => Locator;
  /** Shows the controls after the screen has loaded, such as those of a settings tab. */
  readonly prepare?: (page: Page) => Promise<void>;
  /**
   * Returns whether the screen clicks a control of this part; by default all but those of cards and
   * composers, which are walked in tests of their own.
   */
  readonly owns?: (control: Control) => boolean;
}

/** Returns whether a control belongs to a card, such as that of a status or a notification. */
export const isOnCard = ({ places }: Control): boolean =>
  places.some((place) => place.startsWith('article'));

/** Returns whether a control belongs to a form for a post. */
export const isInComposer = ({ places }: Control): boolean =>
  places.some((place) =>
    /^form (Reply|Quoting|New post|New direct message|Message to|Edit post)/.test(place),
  );
