import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { type FieldReader, Form, FormButtons } from '#ui/form.tsx';
import { accountErrorMessage } from './account-error-message.ts';
import styles from './security.module.css';

/**
 * Form with named fields and a submit button. Shows the error and keeps the input on failure;
 * resets and shows `done` on success.
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
  /** Returns an error message if the fields must not be sent. */
  validate?: (typed: FieldReader) => string | undefined;
  send: (typed: FieldReader) => Promise<unknown>;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const [isDone, setDone] = useState(false);
  const {
    attempt,
    isPending: isUnderWay,
    failure,
  } = useAttempt(async (typed: FieldReader, form: HTMLFormElement) => {
    await send(typed);
    form.reset();
    setDone(true);
  });
  const [problem, setProblem] = useState<string>();
  const submit = (typed: FieldReader, form: HTMLFormElement): void => {
    setDone(false);
    const found = validate?.(typed);
    setProblem(found);
    if (found === undefined) void attempt(typed, form);
  };
  const message =
    problem ?? (failure === undefined ? undefined : i18n._(accountErrorMessage(failure)));
  return (
    <Form aria-label={label} className={styles.form} onSubmit={submit}>
      {children}
      {message !== undefined && <FailureLine>{message}</FailureLine>}
      <FormButtons submit={submitLabel} variant={isDanger ? 'danger' : 'quiet'} isBusy={isUnderWay}>
        <output>{isDone && done}</output>
      </FormButtons>
    </Form>
  );
}
