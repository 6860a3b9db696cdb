import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { Screen } from '#ui/screen.tsx';
import { SignIn } from './sign-in.tsx';

export function LoginScreen({
  onSignedIn,
  onResetDemanded,
}: {
  onSignedIn: () => void;
  onResetDemanded: () => void;
}) {
  const { t } = useLingui();
  const canRegister = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  return (
    <Screen title={t`Log in`}>
      <SignIn canRegister={canRegister} onSignedIn={onSignedIn} onResetDemanded={onResetDemanded} />
    </Screen>
  );
}
