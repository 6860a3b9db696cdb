import type { FunctionComponent } from 'react';
import type { RouteName, RouteParams } from '#domain/links/route-paths.ts';
import type { AppLocation } from '../router/history.ts';

/** What a screen is told: the varying parts of its address, and where in the history it stands. */
export interface ScreenProps<Name extends RouteName> {
  readonly params: RouteParams<Name>;
  readonly location: AppLocation;
}

/**
 * Who may see a screen: `anyone`; a `reader`, which visitors of a private instance are not; a `member`.
 */
export type Who = 'anyone' | 'reader' | 'member';

/** One row of the table of routes. */
export interface Route<Name extends RouteName> {
  readonly who: Who;
  /**
   * Where the page is scrolled when the screen opens: to the top unless one came back; where it was
   * (`stay`) unless one came back; `own` leaves it to the screen.
   */
  readonly scroll?: 'stay' | 'own';
  readonly screen: FunctionComponent<ScreenProps<Name>> & {
    /** Fetches its code, where that comes later. */
    readonly preload?: () => Promise<void>;
  };
}
