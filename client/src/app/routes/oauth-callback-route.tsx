import { OAuthCallbackScreen } from '#features/auth/oauth-callback-screen.tsx';
import { useCurrentSession } from '#session/session-context.ts';
import { useRouter } from '#app/router/router-context.tsx';
import { pathAfterSignIn } from './shared-text-storage.ts';
import type { ScreenProps } from './screen.ts';

/** Redirect target of the server's OAuth page. */
export function OAuthCallbackRoute({ location: { query } }: ScreenProps<'oauth-callback'>) {
  const router = useRouter();
  const { tabArea } = useCurrentSession().environment;
  return (
    <OAuthCallbackScreen
      error={query.get('error') ?? undefined}
      description={query.get('error_description') ?? ''}
      code={query.get('code') ?? ''}
      state={query.get('state') ?? ''}
      onSignedIn={() => router.navigate({ href: pathAfterSignIn(tabArea), replace: true })}
    />
  );
}
