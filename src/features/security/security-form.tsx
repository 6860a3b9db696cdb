import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Button } from '#ui/button.tsx';
import { refusalWords } from './refusal-words.ts';
import styles from './security.module.css';

/** What was typed into the field of that name. */
export type TypedText = (name: string) => string;

/**
 * A few named fields and the button that sends them. Where that fails, the reason is said and what was
 * typed stays; where it succeeds, the fields are emptied and `done` is said.
 */
export function SecurityForm({
  label,
  submitLabel,
  done,
  isDanger = false,
  send,
  children,
}: {
  label: string;
  submitLabel: string;
  done?: string;
  isDanger?: boolean;
  send: (typed: TypedText) => Promise<unknown>;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const [isDone, setDone] = useState(false);
  const { attempt, isUnderWay, failure } = useAttempt(async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    await send((name) => {
      const text = typed.get(name);
      return typeof text === 'string' ? text : '';
    });
    form.reset();
    setDone(true);
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setDone(false);
    void attempt(event.currentTarget);
  };
  return (
    <form aria-label={label} className={styles.form} onSubmit={submit}>
      {children}
      {failure !== undefined && <FailureLine>{i18n._(refusalWords(failure))}</FailureLine>}
      <div className={styles.buttons}>
        <Button type="submit" variant={isDanger ? 'danger' : 'quiet'} isBusy={isUnderWay}>
          {submitLabel}
        </Button>
        <output>{isDone && done}</output>
      </div>
    </form>
  );
}
