import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { landingPath } from './access.ts';

/**
 * Stands around what only members have. The router looks before it goes there; this looks for as
 * long as one is there, since a sign-in can end under a screen, and no visitor's session may draw it.
 */
export function MembersOnly() {
  const router = useRouter();
  const current = useCurrentSession();
  const isMember = useSession().viewerId !== null;
  useEffect(() => {
    if (!isMember) void router.navigate({ href: landingPath(current), replace: true });
  }, [isMember, current, router]);
  return isMember && <Outlet />;
}
