import { useNavigate } from '@tanstack/react-router';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { paths } from '#domain/links/paths.ts';

export function LoginRoute() {
  const navigate = useNavigate();
  return (
    <LoginScreen
      onSignedIn={() => void navigate({ href: paths.home })}
      onResetDemanded={() => void navigate({ href: `${paths.passwordReset}?demanded=1` })}
      goTo={(address) => window.location.assign(address)}
    />
  );
}
