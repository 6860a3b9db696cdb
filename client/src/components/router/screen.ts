import type { FunctionComponent } from 'react';
import type { RouteName, RouteParams } from '#lib/url/paths.ts';
import type { AppLocation } from '#lib/router/history.ts';

/** Props of a screen: the parameters of its path and its history entry. */
export interface ScreenProps<Name extends RouteName> {
  readonly params: RouteParams<Name>;
  readonly location: AppLocation;
}

/**
 * Who may see a screen. `anyone`: everybody. `reader`: everybody, but on a private instance only
 * members. `member`: members only.
 */
export type ScreenAudience = 'anyone' | 'reader' | 'member';

/** Configuration of one route. */
export interface Route<Name extends RouteName> {
  readonly audience: ScreenAudience;
  /**
   * Scroll position when the screen opens. By default the page scrolls to the top; with `stay` it does
   * not scroll. Both restore the position on Back. With `own` the screen sets the position itself.
   */
  readonly scroll?: 'stay' | 'own';
  readonly screen: FunctionComponent<ScreenProps<Name>> & {
    /** Loads the screen's code if it is lazy. */
    readonly preload?: () => Promise<void>;
  };
}
