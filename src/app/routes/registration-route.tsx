import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { RegistrationScreen } from '#features/registration/registration-screen.tsx';
import { paths } from '#domain/links/paths.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import type { RegistrationOutcome } from '#session/sign-in/register.ts';

/** The page for a new account; a member, or anybody while it is closed, is led home (R-REG-026). */
export function RegistrationRoute() {
  const { token }: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const navigate = useNavigate();
  const current = useCurrentSession();
  const { viewerId, instance, whenInstanceKnown } = useSession();
  const isOpen = useStore(instance, ({ info }) => info.registrationOpen);
  const mayRegister = viewerId === null && (isOpen || token !== undefined);
  const leave = useEffectEvent(() => void navigate({ href: '/', replace: true }));
  useEffect(() => {
    if (mayRegister) return;
    void whenInstanceKnown.then(leave);
  }, [mayRegister, whenInstanceKnown]);

  const goOn = async (outcome: RegistrationOutcome): Promise<void> => {
    if (outcome.kind === 'awaitingApproval') {
      await navigate({ href: paths.registrationRequestSent });
    } else if (outcome.kind === 'missingConfirmedEmail') {
      await navigate({ href: paths.awaitingEmailConfirmation });
    } else if (outcome.kind === 'token') {
      await current.adopt(outcome.accessToken);
      await navigate({ href: paths.home });
    }
  };
  return mayRegister ? (
    <RegistrationScreen invitation={token} onDone={(outcome) => void goOn(outcome)} />
  ) : null;
}
