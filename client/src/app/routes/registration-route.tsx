import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { RegistrationScreen } from '#features/registration/registration-screen.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import type { RegistrationOutcome } from '#session/sign-in/register.ts';
import { useRouter } from '#app/router/router-context.tsx';
import type { ScreenProps } from './screen.ts';

/**
 * Registration screen; redirects members, and everybody while registration is closed, to the root
 * (R-REG-026).
 */
export function RegistrationRoute({
  params,
}: ScreenProps<'registration'> | ScreenProps<'registration-token'>) {
  const token = 'token' in params ? params.token : undefined;
  const router = useRouter();
  const current = useCurrentSession();
  const { viewerId, instance, instanceLoaded: whenInstanceKnown } = useSession();
  const isOpen = useStore(instance, ({ info }) => info.registrationOpen);
  const mayRegister = viewerId === null && (isOpen || token !== undefined);
  const leave = useEffectEvent(() => router.navigate({ href: pathTo('root'), replace: true }));
  useEffect(() => {
    if (mayRegister) return;
    void whenInstanceKnown.then(leave);
  }, [mayRegister, whenInstanceKnown]);

  const handleDone = async (outcome: RegistrationOutcome): Promise<void> => {
    if (outcome.kind === 'awaitingApproval') {
      router.navigate({ href: pathTo('registration-request-sent') });
    } else if (outcome.kind === 'missingConfirmedEmail') {
      router.navigate({ href: pathTo('awaiting-email-confirmation') });
    } else if (outcome.kind === 'token') {
      await current.signInWithGrant(outcome);
      router.navigate({ href: pathTo('friends') });
    }
  };
  return mayRegister ? (
    <RegistrationScreen invitation={token} onDone={(outcome) => void handleDone(outcome)} />
  ) : null;
}
