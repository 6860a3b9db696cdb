import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useCallback } from 'react';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import type { PollOption, PollRow } from '#store/rows/poll-row.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { pollShare } from './poll-share.ts';
import styles from './status-poll.module.css';

function Result({
  poll,
  option: { title, votesCount },
  isMine,
}: {
  poll: PollRow;
  option: PollOption;
  isMine: boolean;
}) {
  const share = pollShare(poll, votesCount);
  const draw = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty('--share', `${share}%`),
    [share],
  );
  return (
    <li ref={draw} className={styles.result}>
      <b className={styles.share}>{share}%</b>
      <EmojiText text={title} emojis={poll.emojis} />
      {isMine && (
        <>
          <Icon of={Check} />
          <VisuallyHidden>
            <Trans>(your choice)</Trans>
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
          // oxlint-disable-next-line react/no-array-index-key -- an option is known by its place
          key={index}
          poll={poll}
          option={option}
          isMine={ownVotes.includes(index)}
        />
      ))}
    </ul>
  );
}
