import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '#api/api-error.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { languagesByName } from '#i18n/native-name.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall, type CallState } from '#session/queries/use-call.ts';
import { register, type RegistrationOutcome } from '#session/sign-in/register.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusNamedField } from '#ui/focus/focusable.ts';
import { type FieldReader, Form } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { lookupAccount } from '@rookery/contract/calls/accounts.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import type { Captcha } from '@rookery/contract/schemas/captcha.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { getCaptcha } from '@rookery/contract/calls/sign-up.ts';
import {
  type RegistrationField,
  registrationFields,
  type RegistrationValues,
  validateRegistration,
} from './registration-rules.ts';
import styles from './registration.module.css';

const captchaQuery = defineQuery('captcha', getCaptcha, identity);

/** Returns true for kinds of captcha that the client can show; the server handles others itself. */
function isSupportedCaptcha({ type }: Captcha): boolean {
  return type === 'kocaptcha' || type === 'native';
}

/** Captcha image with an input. A click on the image loads another one. */
function CaptchaField({ state, isDisabled }: { state: CallState<Captcha>; isDisabled: boolean }) {
  const { t } = useLingui();
  return (
    <RequestView state={state} label={t`Loading captcha`}>
      {(captcha) =>
        isSupportedCaptcha(captcha) && (
          <div className={styles.captcha}>
            <button
              type="button"
              className={styles.picture}
              disabled={isDisabled}
              aria-label={t`Captcha; press for another image`}
              onClick={state.retry}
            >
              <img src={captcha.url} alt={t`Captcha`} />
            </button>
            <p>
              <Trans>Press the image for another one.</Trans>
            </p>
            <TextInput
              key={captcha.url}
              label={t`Letters in the image`}
              name="captcha"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={isDisabled}
            />
          </div>
        )
      }
    </RequestView>
  );
}

/** Delay between typing and the request, in milliseconds. */
const delayMs = 500;

const lookupQuery = defineQuery('name lookup', lookupAccount, identity);

/**
 * Returns true if the username is taken; requested once typing has stopped. False while unknown.
 */
function useIsUsernameRegistered(name: string): boolean {
  const [settled] = useDebounced(name, delayMs, '');
  const isDisabled = settled === '' || settled !== name;
  const { value } = useCall(lookupQuery, { query: { acct: settled } }, { isDisabled });
  return !isDisabled && value !== undefined;
}

const emptyValues: RegistrationValues = {
  username: '',
  fullname: '',
  email: '',
  password: '',
  confirm: '',
  reason: '',
};

const labels: Readonly<Record<RegistrationField, MessageDescriptor>> = {
  username: msg`Username`,
  fullname: msg`Display name`,
  email: msg`Email`,
  password: msg`Password`,
  confirm: msg`Confirm password`,
  reason: msg`Reason`,
};

/** Returns the server's message, or else a generic one with the status of the response, if any. */
function refusalMessage(failure: unknown, i18n: I18n): string {
  const sentence = i18n._(errorMessage(failure));
  if (!(failure instanceof ApiError)) return sentence;
  if (failure.message !== '') return failure.message;
  const status = failure.status === undefined ? undefined : String(failure.status);
  return status === undefined ? sentence : i18n._(msg`${sentence} (${status})`);
}

/** Form for a new account. Keeps the input if the server refuses it. */
export function RegistrationForm({
  invitation,
  onDone,
}: {
  /** Invitation token from the address. */
  invitation: string | undefined;
  onDone: (outcome: RegistrationOutcome) => void;
}) {
  const { i18n, t } = useLingui();
  const current = useCurrentSession();
  const info = useStore(useSession().instance, (state) => state.info);
  const [values, setValues] = useState(emptyValues);
  const [touched, setTouched] = useState<readonly RegistrationField[]>([]);
  const [language, setLanguage] = useState(i18n.locale);
  const captcha = useCall(captchaQuery, {});
  const isTaken = useIsUsernameRegistered(values.username.trim());
  const requirements = { needsReason: info.approvalRequired, needsEmail: info.activationRequired };
  const errors = validateRegistration(values, requirements);

  const { attempt, isPending, failure, dismiss } = useAttempt(async (typed: FieldReader) => {
    const username = values.username.trim();
    const solution = typed('captcha');
    try {
      const outcome = await register(current.environment, current.storage, {
        nickname: username,
        username,
        fullname: values.fullname.trim(),
        email: values.email.trim(),
        password: values.password,
        confirm: values.confirm,
        bio: typed('bio'),
        locale: 'en_US',
        agreement: true,
        language,
        ...(info.approvalRequired && { reason: values.reason }),
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

  const input = (field: RegistrationField) => {
    const fieldError = touched.includes(field) ? errors[field] : undefined;
    return {
      name: field,
      label: i18n._(labels[field]),
      value: values[field],
      disabled: isPending,
      error:
        fieldError &&
        (fieldError === 'blank' ? t`cannot be left blank` : t`should be the same as password`),
      onChange: ({ target }: { target: { value: string } }) =>
        setValues({ ...values, [field]: target.value }),
      onBlur: () => setTouched([...touched, field]),
    };
  };
  const submit = (typed: FieldReader, form: HTMLFormElement): void => {
    const [first] = Object.keys(errors);
    if (first === undefined) return void attempt(typed);
    setTouched(registrationFields);
    focusNamedField(form, first);
  };

  return (
    <Form aria-label={t`Registration`} className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        {...input('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        description={isTaken ? t`This username is already taken` : undefined}
      />
      <TextInput {...input('fullname')} autoComplete="name" />
      <TextInput {...input('email')} type="email" autoComplete="email" />
      <TextArea label={t`Bio (optional)`} name="bio" rows={3} disabled={isPending} />
      <TextInput {...input('password')} type="password" autoComplete="new-password" />
      <TextInput {...input('confirm')} type="password" autoComplete="new-password" />
      {info.approvalRequired && (
        <TextArea
          {...input('reason')}
          label={t`Reason for joining`}
          description={t`Accounts on this server are approved manually. Tell the staff why you want to join.`}
          rows={3}
        />
      )}
      <Select
        label={t`Email language`}
        value={language}
        disabled={isPending}
        onChoose={setLanguage}
        options={languagesByName(i18n.locale)
          .filter(({ code }) => code !== 'ja_easy')
          .map(({ tag, name }) => ({ value: tag, label: name }))}
      />
      <CaptchaField state={captcha} isDisabled={isPending} />
      <Alert onDismiss={dismiss}>{failure !== undefined && refusalMessage(failure, i18n)}</Alert>
      <Button type="submit" variant="primary" isBusy={isPending}>
        <Trans>Register</Trans>
      </Button>
    </Form>
  );
}
