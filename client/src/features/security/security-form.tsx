import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { TextInput } from '#ui/forms/text-input.tsx';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { isEqual } from '#lib/is-equal.ts';
import { type FieldReader, Form, FormButtons } from '#ui/forms/form.tsx';
import { accountErrorMessage } from './account-error-message.ts';
import styles from './security.module.css';

/** Field for the current password, by which the member confirms a change. */
export function PasswordField() {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Current password`}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
  );
}

/**
 * Form with named fields and a submit button. On failure it shows the error and keeps the input. On
 * success it shows `done` and empties its fields, unless they were changed since.
 */
export function SecurityForm({
  label,
  submitLabel,
  done,
  isDanger = false,
  validate,
  send,
  children,
}: {
  label: string;
  submitLabel: string;
  done?: string;
  isDanger?: boolean;
  /** Returns whether the fields may be sent, and marks those that are wrong. */
  validate?: (typed: FieldReader) => boolean;
  send: (typed: FieldReader) => Promise<unknown>;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const [isDone, setDone] = useState(false);
  const { attempt, isPending, failure, dismiss } = useAttempt(
    async (typed: FieldReader, form: HTMLFormElement) => {
      const sent = [...new FormData(form)];
      await send(typed);
      if (isEqual([...new FormData(form)], sent)) form.reset();
      setDone(true);
    },
  );
  const submit = (typed: FieldReader, form: HTMLFormElement): void => {
    setDone(false);
    if (validate?.(typed) === false) dismiss();
    else void attempt(typed, form);
  };
  return (
    <Form aria-label={label} className={styles.form} onSubmit={submit}>
      {children}
      {failure !== undefined && <FailureLine>{i18n._(accountErrorMessage(failure))}</FailureLine>}
      <FormButtons submit={submitLabel} variant={isDanger ? 'danger' : 'quiet'} isBusy={isPending}>
        <output>{isDone && done}</output>
      </FormButtons>
    </Form>
  );
}
