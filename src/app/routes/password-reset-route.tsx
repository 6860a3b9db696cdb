import { useLocation } from '@tanstack/react-router';
import { PasswordResetScreen } from '#features/password-reset/password-reset-screen.tsx';

export function PasswordResetRoute() {
  const { searchStr } = useLocation();
  return <PasswordResetScreen isDemanded={new URLSearchParams(searchStr).has('demanded')} />;
}
