import { Plural, Trans } from '@lingui/react/macro';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { displayAcct } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useDecodedText } from '#components/rich-text/use-markup-version.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './notification-item.module.css';

/** The start of the text of a notification's status, as a link to its conversation. */
export function Excerpt({
  status,
  isNamed = false,
}: {
  status: StatusRow;
  /** Whether the excerpt begins with the name of the author. */
  isNamed?: boolean;
}) {
  const author = useRow(useSession().tables.accounts, isNamed ? status.accountId : undefined);
  const text = useDecodedText(statusExcerpt, status);
  const attachments = status.attachments?.length ?? 0;
  return (
    <p>
      <AppLink
        href={pathTo('conversation', { id: status.id })}
        className={styles.excerpt}
        dir="auto"
        lang={text ? (status.language ?? undefined) : undefined}
      >
        {author && (
          <>
            <EmojiText
              text={author.displayName || displayAcct(author.acct ?? '')}
              emojis={author.emojis}
            />
            :{' '}
          </>
        )}
        {text && <EmojiText text={text} emojis={status.emojis} />}
        {!text && attachments > 0 && (
          <Plural value={attachments} one="# attachment" other="# attachments" />
        )}
        {!text && attachments === 0 && <Trans>Show post</Trans>}
      </AppLink>
    </p>
  );
}
