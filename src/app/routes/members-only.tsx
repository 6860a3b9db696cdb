import { Navigate } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { landingPath } from './access.ts';

/** A screen of which the router may fetch the code ahead. */
export type LoadableScreen = FunctionComponent & { readonly preload?: () => Promise<void> };

/**
 * Shows a screen to members alone. The router looks before it goes there; this looks for as long as
 * the screen stands, since a sign-in can end under it, and a visitor's session must not draw it.
 */
export function membersOnly(Screen: LoadableScreen): LoadableScreen {
  function Guarded() {
    const current = useCurrentSession();
    const { viewerId } = useSession();
    return viewerId === null ? <Navigate href={landingPath(current)} replace /> : <Screen />;
  }
  return Screen.preload ? Object.assign(Guarded, { preload: Screen.preload }) : Guarded;
}
