import { Plural, Trans } from '@lingui/react/macro';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { useFilterVerdict } from '#components/filters/use-filter-verdict.ts';
import { FoldedReason } from '#components/status/parts/folded-reason.tsx';
import { displayAcct } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useDecodedText } from '#components/rich-text/use-markup-version.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './notification-item.module.css';

/**
 * The start of the text of a notification's status, or why it is filtered, as a link to its
 * conversation.
 */
export function Excerpt({
  status,
  isNamed = false,
}: {
  status: StatusRow;
  /** Whether the excerpt begins with the name of the author. */
  isNamed?: boolean;
}) {
  const { tables } = useSession();
  const author = useRow(tables.accounts, isNamed ? status.accountId : undefined);
  const text = useDecodedText(statusExcerpt, status);
  const attachments = status.attachments?.length ?? 0;
  useRow(tables.statusViewers, status.id);
  const { reason } = useFilterVerdict(status, status.accountId, { isCompact: true });
  const filter = reason && ('words' in reason || reason.by === 'rule') ? reason : undefined;
  const shown = filter ? '' : text;
  return (
    <p>
      <AppLink
        href={pathTo('conversation', { id: status.id })}
        className={styles.excerpt}
        dir="auto"
        lang={shown ? (status.language ?? undefined) : undefined}
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
        {filter && <FoldedReason reason={filter} />}
        {shown && <EmojiText text={shown} emojis={status.emojis} />}
        {!filter && !shown && attachments > 0 && (
          <Plural value={attachments} one="# attachment" other="# attachments" />
        )}
        {!filter && !shown && attachments === 0 && <Trans>Show post</Trans>}
      </AppLink>
    </p>
  );
}
