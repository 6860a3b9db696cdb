import { Trans } from '@lingui/react/macro';
import { isSignedOut } from '#api/api-error.ts';
import { pathTo } from '#components/links/paths.ts';
import { AppLink } from '#ui/app-link.tsx';

/** A sign-in link after a 401 or if `isOffered`; otherwise renders nothing. */
export function LogInLink({ error, isOffered = false }: { error: unknown; isOffered?: boolean }) {
  if (!isOffered && !isSignedOut(error)) return null;
  return (
    <AppLink href={pathTo('login')}>
      <Trans>Log in</Trans>
    </AppLink>
  );
}
