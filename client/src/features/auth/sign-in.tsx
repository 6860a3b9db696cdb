import { useStore } from 'zustand';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useSession } from '#session/session-context.ts';
import { RedirectSignIn } from './redirect-sign-in.tsx';
import { type MemberToSignIn, SignInForm } from './sign-in-form.tsx';

/** Signs in by the method of the instance: password form or redirect (R-AUTH-006). */
export function SignIn({ again, onSignedIn }: { again?: MemberToSignIn; onSignedIn?: () => void }) {
  const router = useRouter();
  const { loginMethod } = useInstanceOptions();
  const isOpen = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  const canRegister = isOpen && !again;
  return loginMethod === 'token' ? (
    <RedirectSignIn canRegister={canRegister} />
  ) : (
    <SignInForm
      canRegister={canRegister}
      again={again}
      onSignedIn={onSignedIn}
      onResetDemanded={() => router.navigate({ href: `${pathTo('password-reset')}?demanded=1` })}
    />
  );
}
