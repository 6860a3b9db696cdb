import { Trans } from '@lingui/react/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import Paperclip from 'lucide-react/icons/paperclip';
import Quote from 'lucide-react/icons/quote';
import { displayAddress } from '#lib/url/display-address.ts';
import { EmojiLine } from '#components/rich-text/emoji-line.tsx';
import { AccountName } from '#components/account/account-name.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { collapsedTextLength } from '#store/status/status-content.ts';
import styles from './compact-status.module.css';
import { StatusLink } from './status-link.tsx';
import { hasQuote } from '#store/status/has-quote.ts';

/**
 * A short form of a status: author, time and the beginning of its text, or only its content warning
 * if it has one. Attachments, polls and quotes are only counted or named.
 */
export function CompactStatus({ status }: { status: StatusRow }) {
  const author = useRow(useSession().tables.accounts, status.accountId);
  const subject = status.spoilerText?.trim() ?? '';
  const files = status.attachments?.length ?? 0;
  return (
    <div className={styles.status}>
      <div className={styles.head}>
        <Avatar src={author?.avatar} size={20} />
        <AccountName account={author} className={styles.name ?? ''} />
        <bdi className={styles.acct}>{displayAddress(author?.acct ?? '')}</bdi>
        <StatusLink status={status} className={styles.time} />
      </div>
      {subject === '' ? (
        <RichText
          html={status.content ?? ''}
          emojis={status.emojis}
          mentions={status.mentions}
          hidesQuote={hasQuote(status)}
          maxLength={collapsedTextLength}
          lang={status.language ?? undefined}
          className={styles.content}
        />
      ) : (
        <p className={styles.content}>
          <EmojiLine text={subject} emojis={status.emojis} />
        </p>
      )}
      {(files > 0 || status.pollId || hasQuote(status)) && (
        <p className={styles.holds}>
          {files > 0 && (
            <span>
              <Icon of={Paperclip} /> {files}
            </span>
          )}
          {status.pollId && (
            <span>
              <Icon of={ChartColumn} /> <Trans>Poll</Trans>
            </span>
          )}
          {hasQuote(status) && (
            <span>
              <Icon of={Quote} /> <Trans context="noun">Quote</Trans>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
