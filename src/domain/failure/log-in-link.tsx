import { Trans } from '@lingui/react/macro';
import { isSignedOut } from '#api/api-error.ts';
import { pathTo } from '#domain/links/paths.ts';
import { AppLink } from '#ui/app-link.tsx';

/** Where signing in may help: after a 401, or as the caller knows. Else nothing. */
export function LogInLink({ error, isOffered = false }: { error: unknown; isOffered?: boolean }) {
  if (!isOffered && !isSignedOut(error)) return null;
  return (
    <AppLink href={pathTo('login')}>
      <Trans>Log in</Trans>
    </AppLink>
  );
}
