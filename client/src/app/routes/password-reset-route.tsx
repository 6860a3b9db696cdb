import { PasswordResetScreen } from '#features/auth/password-reset-screen.tsx';
import type { ScreenProps } from './screen.ts';

export function PasswordResetRoute({ location }: ScreenProps<'password-reset'>) {
  return <PasswordResetScreen isDemanded={location.query.has('demanded')} />;
}
