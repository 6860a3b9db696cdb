import { useLingui } from '@lingui/react/macro';
import { AccountName } from '#domain/account/account-name.tsx';
import { profilePath, statusPath } from '#domain/links/paths.ts';
import { RelativeTime } from '#domain/relative-time/relative-time.tsx';
import type { AccountRow } from '#entities/rows/account-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useStatusSlots } from '../status-slots.ts';
import { visibilityLooks } from '../visibility-looks.ts';
import styles from './status-header.module.css';

/** Who wrote it, when, and for whom, on one line. */
export function StatusHeader({
  cardId,
  status,
  author,
  nameId,
}: {
  cardId: string;
  status: StatusRow;
  author: AccountRow | undefined;
  /** Id for the name's element, by which the article is labelled. */
  nameId: string;
}) {
  const { i18n } = useLingui();
  const { HeadTools } = useStatusSlots();
  const look = visibilityLooks[status.visibility ?? 'private'];
  return (
    <header className={styles.header}>
      <AppLink
        href={profilePath(author ?? { id: status.accountId ?? '' })}
        className={styles.author}
      >
        <span id={nameId} className={styles.name}>
          <AccountName account={author} />
        </span>{' '}
        <bdi className={styles.acct}>@{author?.acct ?? ''}</bdi>
      </AppLink>
      <span className={styles.meta}>
        {status.createdAt !== undefined && (
          <AppLink href={statusPath(status.id)}>
            <RelativeTime moment={status.createdAt} />
          </AppLink>
        )}
        <span title={i18n._(look.label)}>
          <Icon of={look.icon} />
          <VisuallyHidden>{i18n._(look.label)}</VisuallyHidden>
        </span>
        {HeadTools && <HeadTools cardId={cardId} />}
      </span>
    </header>
  );
}
