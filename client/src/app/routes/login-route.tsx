import { useEffect } from 'react';
import { pathTo } from '#lib/url/paths.ts';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { useCurrentSession } from '#session/session-context.ts';
import { useRouter } from '#app/router/router-context.tsx';
import { sharedText } from '#app/layout/shared-text.ts';
import { pathAfterSignIn, saveSharedText } from './shared-text-storage.ts';
import type { ScreenProps } from './screen.ts';

export function LoginRoute({ location: { query } }: ScreenProps<'login'>) {
  const router = useRouter();
  const { tabArea } = useCurrentSession().environment;
  const shared = sharedText(query);
  useEffect(() => {
    if (shared !== '') saveSharedText(tabArea, shared);
  }, [shared, tabArea]);
  return (
    <LoginScreen
      onSignedIn={() => router.navigate({ href: pathAfterSignIn(tabArea) })}
      onResetDemanded={() => router.navigate({ href: `${pathTo('password-reset')}?demanded=1` })}
    />
  );
}
