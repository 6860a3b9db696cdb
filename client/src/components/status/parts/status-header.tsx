import Server from 'lucide-react/icons/server';
import { use, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { instanceBadge } from '#session/instance/instance-badge.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { AccountName } from '#components/account/account-name.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { StatusSlotsContext } from '../card-options.ts';
import { visibilityIcons } from '../visibility-icons.ts';
import styles from './status-header.module.css';
import { StatusLink } from './status-link.tsx';
import { useProfilePath } from '#session/profile-path.ts';

/**
 * Shows the favicon of the author's instance, or a generic icon if there is none or it fails to load.
 */
function AuthorInstance({ author }: { author: AccountRow }) {
  const { origin } = useSession();
  const isWanted = usePreference('showInstanceInfo');
  const [failedUrl, setFailedUrl] = useState<string>();
  const badge = isWanted ? instanceBadge(author, origin) : undefined;
  if (!badge) return null;
  const { iconUrl, title } = badge;
  return (
    <span title={title} className={styles.instance}>
      {iconUrl !== undefined && iconUrl !== failedUrl ? (
        <img src={iconUrl} alt="" loading="lazy" onError={() => setFailedUrl(iconUrl)} />
      ) : (
        <Icon of={Server} />
      )}
    </span>
  );
}

/** One line with the author, time and visibility. */
export function StatusHeader({
  cardId,
  status,
  author,
  nameId,
  isFocused = false,
}: {
  cardId: string;
  status: StatusRow;
  author: AccountRow | undefined;
  /** Id of the name element, which labels the article. */
  nameId: string;
  /**
   * Whether the status is focused: its time and visibility are then shown below the text instead.
   */
  isFocused?: boolean;
}) {
  const profilePath = useProfilePath();
  const { i18n, t } = useLingui();
  const { HeadTools } = use(StatusSlotsContext);
  const { icon, label } = visibilityIcons[status.visibility ?? 'private'];
  /* An unknown visibility gets the lock icon, so that nobody takes it for public, but is not
     labelled as private. */
  const visibilityLabel = status.visibility ? i18n._(label) : t`Unknown visibility`;
  return (
    <header className={styles.header}>
      <AppLink
        href={profilePath(author ?? { id: status.accountId ?? '' })}
        className={classNames(styles.author, isFocused && styles.twoLines)}
      >
        <span id={nameId} className={styles.name}>
          <AccountName account={author} />
        </span>{' '}
        <bdi className={styles.acct}>{displayAddress(author?.acct ?? '')}</bdi>
      </AppLink>
      <span className={styles.meta}>
        {author && <AuthorInstance author={author} />}
        {!isFocused && (
          <>
            <StatusLink status={status} />
            <span title={visibilityLabel}>
              <Icon of={icon} />
              <VisuallyHidden>{visibilityLabel}</VisuallyHidden>
            </span>
          </>
        )}
        {HeadTools && <HeadTools cardId={cardId} />}
      </span>
    </header>
  );
}
