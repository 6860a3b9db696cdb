import { useStore } from 'zustand';
import type { Captcha } from '@rookery/contract/schemas/captcha.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import type { CallState } from '#session/queries/use-call.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { register, type RegistrationOutcome } from '#session/sign-in/register.ts';
import {
  registrationLocale,
  registrationRequirements,
} from '#session/sign-in/registration-facts.ts';
import { signInServer } from '#session/sign-in/sign-in-server.ts';
import type { FieldReader } from '#ui/forms/form.tsx';
import type { RegistrationValues } from '#session/sign-in/registration-rules.ts';

/**
 * Returns a function that sends the registration. A refusal is logged and loads another captcha, since
 * servers accept each captcha only once (R-REG-021, R-REG-022).
 */
export function useRegistration({
  values,
  language,
  invitation,
  captcha,
  onDone,
}: {
  values: RegistrationValues;
  /** Language in which the server sends emails. */
  language: string;
  /** Invitation token from the URL. */
  invitation: string | undefined;
  captcha: CallState<Captcha>;
  onDone: (outcome: RegistrationOutcome) => void;
}) {
  const current = useCurrentSession();
  const session = useSession();
  const info = useStore(session.instance, (state) => state.info);
  const { needsName: hasProfile, minAge } = registrationRequirements(info);
  return useAttempt(async (typed: FieldReader) => {
    const username = values.username.trim();
    const solution = typed('captcha');
    try {
      const server = await session.part(signInServer).load();
      const outcome = await register(current.environment, current.storage, server, {
        nickname: username,
        username,
        email: values.email.trim(),
        password: values.password,
        confirm: values.confirm,
        ...(hasProfile && { fullname: values.fullname.trim(), bio: values.bio }),
        locale: registrationLocale(language, info),
        agreement: true,
        language,
        ...(info.approvalRequired && { reason: values.reason }),
        ...(minAge > 0 && { date_of_birth: values.birthDate }),
        ...(invitation !== undefined && { token: invitation }),
        ...(solution !== '' && {
          captcha_solution: solution,
          captcha_token: captcha.value?.token ?? '',
          captcha_answer_data: captcha.value?.answer_data ?? '',
        }),
      });
      onDone(outcome);
    } catch (error) {
      current.environment.log('a sign-up was refused', { error });
      captcha.retry();
      throw error;
    }
  });
}
