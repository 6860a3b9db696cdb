import { pathTo } from '#domain/links/paths.ts';
import { OAuthCallbackScreen } from '#features/auth/oauth-callback-screen.tsx';
import { useRouter } from '../router/router-context.ts';
import type { ScreenProps } from './screen.ts';

/** Where the server sends back whoever signed in on its page. */
export function OAuthCallbackRoute({ location: { query } }: ScreenProps<'oauth-callback'>) {
  const router = useRouter();
  return (
    <OAuthCallbackScreen
      code={query.get('code') ?? ''}
      state={query.get('state') ?? ''}
      onSignedIn={() => router.navigate({ href: pathTo('friends'), replace: true })}
    />
  );
}
