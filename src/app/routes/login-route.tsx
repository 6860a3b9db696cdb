import { pathTo } from '#domain/links/paths.ts';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { useRouter } from '../router/router-context.ts';

export function LoginRoute() {
  const router = useRouter();
  return (
    <LoginScreen
      onSignedIn={() => router.navigate({ href: pathTo('friends') })}
      onResetDemanded={() => router.navigate({ href: `${pathTo('password-reset')}?demanded=1` })}
    />
  );
}
