import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { votePoll } from '#contract/calls/polls.ts';
import { EmojiText } from '#domain/emoji/emoji-text.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import { ingestPoll } from '#entities/ingest/ingest-poll.ts';
import type { PollRow } from '#entities/rows/poll-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { keepFocusNear } from '#ui/keep-focus.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './status-poll.module.css';

/** Boxes where several may be chosen, else radio buttons; a vote needs a choice (spec 2 §4, §5). `children` stands beside the button. */
export function PollVotes({ poll, children }: { poll: PollRow; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { tables, call, viewerId } = useSession();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isMultiple = poll.multiple === true;

  const choose = (index: number, isOn: boolean): void => {
    const others = isMultiple ? chosen.filter((one) => one !== index) : [];
    setChosen(isOn ? [...others, index].toSorted((one, other) => one - other) : others);
  };
  const vote = async (form: Element): Promise<void> => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const askedAt = tables.hub.now();
      const answer = await call(votePoll, {
        path: { id: poll.id },
        body: { choices: [...chosen] },
      });
      keepFocusNear(form);
      ingestPoll(tables, answer.value, { askedAt, viewerId });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsSending(false);
    }
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (chosen.length > 0 && !isSending) void vote(event.currentTarget);
  };
  return (
    <form onSubmit={handleSubmit}>
      <fieldset className={styles.options} aria-label={t`Poll`}>
        {(poll.options ?? []).map(({ title }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is known by its place
          <label key={index} className={styles.option}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={`poll ${poll.id}`}
              checked={chosen.includes(index)}
              onChange={(event) => choose(index, event.target.checked)}
            />
            <EmojiText text={title} emojis={poll.emojis} />
          </label>
        ))}
      </fieldset>
      {failure !== undefined && (
        <div role="alert">
          <Notice level="error" onDismiss={() => setFailure(undefined)}>
            {i18n._(failureWords(failure))}
          </Notice>
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" size="small" disabled={chosen.length === 0 || isSending}>
          <Trans>Vote</Trans>
        </Button>
        {children}
      </div>
    </form>
  );
}
