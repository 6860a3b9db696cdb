import type { FunctionComponent } from 'react';

/** One address of the client (spec 1 §2, Route table). */
export interface Screen {
  /** The specification's name for it. */
  readonly name: string;
  /** `$part` varies. */
  readonly path: string;
  readonly isMembersOnly?: boolean;
  /** Even to visitors of a private instance (spec 1 §1). */
  readonly isOpenToAll?: boolean;
  /** Stays where it was scrolled instead of going to the top. */
  readonly keepsScroll?: boolean;
  /** Brings its reader back to where they were by itself, instead of the router. */
  readonly keepsOwnPlace?: boolean;
  readonly component: FunctionComponent;
}

/** Where a screen is, who may see it and how it scrolls. */
export type ScreenAddress = Omit<Screen, 'component'>;
