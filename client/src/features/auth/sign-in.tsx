import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import type { ComponentProps } from 'react';
import { RedirectSignIn } from './redirect-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Signs in by the method of the instance: password form or redirect (R-AUTH-006). */
export function SignIn(props: ComponentProps<typeof SignInForm>) {
  const { loginMethod } = useInstanceOptions();
  return loginMethod === 'token' ? (
    <RedirectSignIn canRegister={props.canRegister} />
  ) : (
    <SignInForm {...props} />
  );
}
