import type { FunctionComponent } from 'react';
import type { RouteName, RouteParams } from '#lib/url/paths.ts';
import type { AppLocation } from '#lib/router/history.ts';

/** Props of a screen: the parameters of its path and its history entry. */
export interface ScreenProps<Name extends RouteName> {
  readonly params: RouteParams<Name>;
  readonly location: AppLocation;
}

/**
 * Who may see a screen: `anyone`; a `reader`, i.e. everybody except visitors of a private instance;
 * a `member`.
 */
export type ScreenAudience = 'anyone' | 'reader' | 'member';

/** Configuration of one route. */
export interface Route<Name extends RouteName> {
  readonly audience: ScreenAudience;
  /**
   * Scroll position when the screen opens. Without it the page scrolls to the top, with `stay` it
   * does not move; both restore the position on Back. With `own` the screen scrolls itself.
   */
  readonly scroll?: 'stay' | 'own';
  readonly screen: FunctionComponent<ScreenProps<Name>> & {
    /** Loads the screen's code if it is lazy. */
    readonly preload?: () => Promise<void>;
  };
}
