import { Form } from '#ui/forms/form.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { type ReactNode, type Ref } from 'react';
import { formatPercent } from '#i18n/format/percent.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { usePlainLineText } from '#components/rich-text/use-markup-version.ts';
import type { PollOption, PollRow } from '#store/rows/poll-row.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { focusEnclosingArticle } from '#ui/focus/return-focus.ts';
import layout from '#ui/page/layout.module.css';
import { pollShare } from '#session/polls/poll-share.ts';
import styles from './status-poll.module.css';
import type { PollVote } from './use-poll-vote.ts';

/** The text of an option. An option without visible text is named by its number. */
function OptionName({ poll, title, index }: { poll: PollRow; title: string; index: number }) {
  const { t } = useLingui();
  const text = usePlainLineText(title);
  if (isBlank(text)) return t`Option ${{ number: index + 1 }}`;
  return <EmojiText text={text} emojis={poll.emojis} />;
}

function Result({
  poll,
  option: { title, votesCount },
  index,
  isMine,
}: {
  poll: PollRow;
  option: PollOption;
  index: number;
  isMine: boolean;
}) {
  const { i18n } = useLingui();
  const share = pollShare(poll, votesCount);
  const bar: Readonly<Record<`--${string}`, string>> = { '--share': `${share}%` };
  return (
    <li className={styles.result} style={bar}>
      <b className={styles.share}>{formatPercent(share / 100, i18n.locale)}</b>
      <OptionName poll={poll} title={title} index={index} />
      {isMine && (
        <>
          <Icon of={Check} />
          <VisuallyHidden>
            {' '}
            <Trans comment="Read out behind an option of a poll">Your choice</Trans>
          </VisuallyHidden>
        </>
      )}
    </li>
  );
}

/** The results of a poll with the viewer's choices marked. */
export function PollResults({ poll, ownVotes }: { poll: PollRow; ownVotes: readonly number[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.options} aria-label={t`Poll results`}>
      {(poll.options ?? []).map((option, index) => (
        <Result
          // oxlint-disable-next-line react/no-array-index-key -- servers identify an option by its position
          key={index}
          poll={poll}
          option={option}
          index={index}
          isMine={ownVotes.includes(index)}
        />
      ))}
    </ul>
  );
}

/**
 * The form of a poll: checkboxes if several options may be chosen, otherwise radio buttons. The vote
 * can be sent once an option is selected (R-POLL-001). `children` are rendered beside the button.
 */
export function PollVotes({
  poll,
  vote: { chosen, setChosen, isSending, send },
  buttonRef,
  children,
}: {
  poll: PollRow;
  vote: PollVote;
  buttonRef: Ref<HTMLButtonElement>;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const isMultiple = poll.multiple === true;

  const choose = (index: number, isOn: boolean): void => {
    const others = isMultiple ? chosen.filter((one) => one !== index) : [];
    setChosen(isOn ? [...others, index].toSorted((one, other) => one - other) : others);
  };
  return (
    // When the poll ends, the results replace the form. If the form has the focus then, the focus
    // moves to the card.
    <Form ref={focusEnclosingArticle} onSubmit={send}>
      <fieldset className={styles.options} aria-label={t`Poll`}>
        {(poll.options ?? []).map(({ title }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- servers identify an option by its position
          <label key={index} className={styles.option}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={`poll ${poll.id}`}
              checked={chosen.includes(index)}
              onChange={(event) => choose(index, event.target.checked)}
            />
            <OptionName poll={poll} title={title} index={index} />
          </label>
        ))}
      </fieldset>
      <div className={layout.looseRow}>
        <Button
          ref={buttonRef}
          type="submit"
          size="small"
          disabled={chosen.length === 0}
          isBusy={isSending}
        >
          <Trans comment="Verb, button of a poll">Vote</Trans>
        </Button>
        {children}
      </div>
    </Form>
  );
}
