import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '#api/api-error.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { pathTo } from '#lib/url/paths.ts';
import { languagesByName } from '#i18n/native-name.ts';
import { useSession } from '#session/session-context.ts';
import { useCall } from '#session/queries/use-call.ts';
import type { RegistrationOutcome } from '#session/sign-in/register.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { focusNamedField } from '#ui/focus/focus-named-field.ts';
import { type FieldReader, Form } from '#ui/forms/form.tsx';
import { PasswordInput } from '#ui/forms/password-input.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { captchaQuery, CaptchaField } from './captcha-field.tsx';
import {
  type RegistrationError,
  type RegistrationField,
  registrationFields,
  type RegistrationValues,
  validateRegistration,
} from '#session/sign-in/registration-rules.ts';
import { readRefusedFields } from '#session/sign-in/refused-fields.ts';
import { registrationRequirements } from '#session/sign-in/registration-facts.ts';
import { useRegistrationDraft } from '#session/sign-in/use-registration-draft.ts';
import {
  BirthDateInput,
  PasswordHint,
  ReasonInput,
  UsernameInput,
} from './registration-inputs.tsx';
import { useLiveErrors } from './use-live-checks.ts';
import { useRegistration } from './use-registration.ts';
import styles from './registration.module.css';

const labels: Readonly<Record<RegistrationField, MessageDescriptor>> = {
  username: msg`Username`,
  fullname: msg`Display name`,
  email: msg`Email`,
  password: msg`Password`,
  confirm: msg`Confirm password`,
  birthDate: msg`Date of birth`,
  reason: msg`Reason`,
  bio: msg`Bio (optional)`,
};

const errorMessages: Readonly<Record<RegistrationError, MessageDescriptor>> = {
  blank: msg`cannot be left blank`,
  characters: msg`Use only the letters a–z, digits and _, without spaces`,
  reserved: msg`This server keeps this username for itself`,
  incomplete: msg`Enter a complete address, such as name@mail.example`,
  different: msg`should be the same as password`,
  tooYoung: msg`You are too young for this server`,
};

/**
 * Returns the server's message if it refused the registration. For other failures, returns our message
 * with the server's text, or with the status code of the response.
 */
function refusalMessage(failure: unknown, i18n: I18n): string {
  const reason = i18n._(errorMessage(failure));
  if (!(failure instanceof ApiError)) return reason;
  if (failure.message !== '') return failure.kind === 'invalid' ? failure.message : reason;
  if (failure.status === undefined) return reason;
  return i18n._(msg`${reason} (error ${{ code: String(failure.status) }})`);
}

/** The address that the account will have, updated while the username is typed. */
function HandlePreview({ username, host }: { username: string; host: string }) {
  const address = (
    <bdi className={styles.handle}>
      <b>@{username || '…'}</b>@{host}
    </bdi>
  );
  return (
    <p className={styles.preview}>
      <Trans>
        <span className={styles.note}>Your address will be</span> {address}
      </Trans>
    </p>
  );
}

function FormEnd({ isPending }: { isPending: boolean }) {
  return (
    <div className={styles.end}>
      <Button type="submit" variant="primary" isBusy={isPending}>
        <Trans>Create account</Trans>
      </Button>
      <p>
        <Trans>
          Already have an account? <AppLink href={pathTo('login')}>Log in</AppLink>
        </Trans>
      </p>
    </div>
  );
}

/** Form for a new account. It keeps the input if the server refuses the registration. */
export function RegistrationForm({
  invitation,
  onDone,
}: {
  /** Invitation token from the URL. */
  invitation: string | undefined;
  /** Called with the outcome and the email address that was sent. */
  onDone: (outcome: RegistrationOutcome, email: string) => void;
}) {
  const { i18n, t } = useLingui();
  const { instance, origin } = useSession();
  const info = useStore(instance, (state) => state.info);
  const { stored, store, discard } = useRegistrationDraft();
  const [passwords, setPasswords] = useState({ password: '', confirm: '' });
  const values: RegistrationValues = { ...stored, ...passwords };
  const [touched, setTouched] = useState<readonly RegistrationField[]>([]);
  const [sent, setSent] = useState<RegistrationValues>();
  const sentForm = useRef<HTMLFormElement>(null);
  const [language, setLanguage] = useState(i18n.locale);
  const requirements = registrationRequirements(info);
  const { needsName: hasProfile, minAge } = requirements;
  const captcha = useCall(captchaQuery, {}, { isDisabled: !hasProfile });
  const errors = validateRegistration(values, requirements);
  const username = values.username.trim();
  const isWellFormed = username !== '' && errors.username === undefined;
  const live = useLiveErrors(values, errors);

  const { attempt, isPending, failure, dismiss } = useRegistration({
    values,
    language,
    invitation,
    captcha,
    onDone: (outcome) => {
      discard();
      onDone(outcome, values.email.trim());
    },
  });

  const refused = readRefusedFields(failure);
  useEffect(() => {
    const [first] = readRefusedFields(failure)?.byField.keys() ?? [];
    if (first !== undefined) focusNamedField(sentForm.current, first);
  }, [failure]);
  const input = (field: RegistrationField) => {
    const fieldError = touched.includes(field) ? errors[field] : live[field];
    /* The error of a field is shown until the field is changed. */
    const refusal = values[field] === sent?.[field] ? refused?.byField.get(field) : undefined;
    return {
      name: field,
      label: i18n._(labels[field]),
      value: values[field],
      disabled: isPending,
      error: fieldError ? i18n._(errorMessages[fieldError]) : refusal,
      onChange: ({ target }: { target: { value: string } }) =>
        field === 'password' || field === 'confirm'
          ? setPasswords({ ...passwords, [field]: target.value })
          : store({ ...values, [field]: target.value }),
      onBlur: () => setTouched([...touched, field]),
    };
  };
  const submit = (typed: FieldReader, form: HTMLFormElement): void => {
    const [first] = Object.keys(errors);
    if (first === undefined) {
      setSent(values);
      sentForm.current = form;
      return void attempt(typed);
    }
    setTouched(registrationFields);
    focusNamedField(form, first);
  };

  return (
    <Form aria-label={t`Create account`} className={styles.form} noValidate onSubmit={submit}>
      <HandlePreview username={isWellFormed ? username : ''} host={new URL(origin).host} />
      <p className={styles.note}>
        <Trans>All fields are required unless they are marked as optional.</Trans>
      </p>
      <div className={styles.fields}>
        <UsernameInput {...input('username')} wellFormedName={isWellFormed ? username : ''} />
        {hasProfile && (
          <TextInput
            {...input('fullname')}
            autoComplete="name"
            description={t`Any name you like, emoji included.`}
          />
        )}
        <TextInput
          {...input('email')}
          label={requirements.needsEmail ? t`Email` : t`Email (optional)`}
          type="email"
          autoComplete="email"
          description={
            requirements.needsEmail
              ? t`You’ll get an email with a link to confirm it.`
              : t`Only used to reset your password.`
          }
        />
        <Select
          label={t`Email language`}
          value={language}
          disabled={isPending}
          onChoose={setLanguage}
          options={languagesByName(i18n.locale)
            .filter(({ code }) => code !== 'ja_easy')
            .map(({ tag, name }) => ({ value: tag, label: name }))}
        />
        <PasswordInput
          {...input('password')}
          autoComplete="new-password"
          description={<PasswordHint length={values.password.length} />}
        />
        <TextInput
          {...input('confirm')}
          type="password"
          autoComplete="new-password"
          success={values.confirm !== '' && !errors.confirm && t`The passwords match`}
        />
        {minAge > 0 && <BirthDateInput {...input('birthDate')} minAge={minAge} />}
      </div>
      {info.approvalRequired && (
        <ReasonInput {...input('reason')} isRequired={requirements.needsReason} />
      )}
      {hasProfile && (
        <>
          <TextArea {...input('bio')} description={t`You can add this later.`} rows={2} />
          <CaptchaField state={captcha} isDisabled={isPending} />
        </>
      )}
      <Alert onDismiss={dismiss}>
        {failure !== undefined &&
          (refused ? refused.others.join(' ') : refusalMessage(failure, i18n))}
      </Alert>
      <FormEnd isPending={isPending} />
    </Form>
  );
}
