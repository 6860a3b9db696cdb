import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#domain/links/paths.ts';
import { useIsShutOut } from '../frame/use-is-shut-out.ts';

/**
 * Stands around what a private instance keeps from visitors, and shows them the way in instead
 * (spec 1 §1). That it is private may become known only while one is there.
 */
export function ReadersOnly() {
  const router = useRouter();
  const isShutOut = useIsShutOut();
  useEffect(() => {
    if (isShutOut) void router.navigate({ href: paths.login, replace: true });
  }, [isShutOut, router]);
  return !isShutOut && <Outlet />;
}
