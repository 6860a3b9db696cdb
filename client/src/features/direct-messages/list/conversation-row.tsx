import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { useDecodedText } from '#components/rich-text/use-markup-version.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import { displayAcct } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { classNames } from '#ui/class-names.ts';
import textStyles from '#ui/text-styles.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PeopleAvatars } from '../people-avatars.tsx';
import { usePeopleNames } from '../use-people-names.ts';
import type { ConversationEntry } from '#session/direct-messages/conversation-entry.ts';
import styles from './conversation-row.module.css';

function LastMessage({ status }: { status: StatusRow }) {
  const text = useDecodedText(statusExcerpt, status);
  const files = status.attachments ?? [];
  if (status.isDeleted === true) return <Trans>This message was deleted.</Trans>;
  if (text)
    return (
      <span lang={status.language ?? undefined} className={styles.language}>
        <EmojiText text={text} emojis={status.emojis} className={textStyles.cut} />
      </span>
    );
  if (files.length > 0 && files.every(({ type }) => type === 'image'))
    return <Plural value={{ count: files.length }} one="Sent # image" other="Sent # images" />;
  if (files.length > 0)
    return <Plural value={{ count: files.length }} one="Sent # file" other="Sent # files" />;
  return <Trans>Message without text</Trans>;
}

/** The last message with the name of its author, unless it is by the only other person. */
function LastLine({ status, isGroup }: { status: StatusRow; isGroup: boolean }) {
  const { tables, viewerId } = useSession();
  const author = useRow(tables.accounts, status.accountId);
  const name = author?.displayName || displayAcct(author?.acct ?? '');
  const text = <LastMessage status={status} />;
  if (status.accountId === viewerId)
    return <Trans comment="{text} is the reader’s own message">You: {text}</Trans>;
  if (!isGroup) return text;
  const person = (
    <EmojiText
      text={name}
      emojis={author?.emojis}
      className={classNames(textStyles.cut, styles.author)}
    />
  );
  return (
    <Trans comment="{person} wrote the message {text}">
      {person}: {text}
    </Trans>
  );
}

/**
 * A conversation in the list: its people, the start and time of the last message, and a mark if
 * unread.
 */
export function ConversationRow({
  entry: { accountIds, lastStatusId, isUnread },
  href,
  isCurrent,
}: {
  entry: ConversationEntry;
  href: string;
  /** Whether the conversation is open beside the list. */
  isCurrent: boolean;
}) {
  const { t } = useLingui();
  const status = useRow(useSession().tables.statuses, lastStatusId);
  const { text, emojis } = usePeopleNames(accountIds);
  return (
    <li>
      <AppLink
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(styles.row, isUnread && styles.unread, isCurrent && styles.current)}
      >
        <PeopleAvatars accountIds={accountIds} size="row" />
        <span className={styles.text}>
          <EmojiText
            text={text}
            emojis={emojis}
            className={classNames(textStyles.cut, styles.names)}
          />
          <span className={classNames(textStyles.faint, styles.last)}>
            {status && <LastLine status={status} isGroup={accountIds.length > 1} />}
          </span>
        </span>
        <span className={classNames(textStyles.small, styles.end)}>
          {status?.createdAt !== undefined && <RelativeTime moment={status.createdAt} />}
          {isUnread && (
            <span className={styles.dot}>
              <VisuallyHidden>{t`Unread`}</VisuallyHidden>
            </span>
          )}
        </span>
      </AppLink>
    </li>
  );
}
