import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { AccountLabel } from '#components/account/account-label.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import type { NotificationRequest } from '#session/notifications/notification-requests.ts';
import { useProfilePath } from '#session/profile-path.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Excerpt } from '../parts/excerpt.tsx';
import { NotificationItem } from '../parts/notification-item.tsx';
import { notificationPagesQuery } from '../use-notification-view.ts';
import styles from './requests.module.css';

function FilteredNotification({ id }: { id: string }) {
  const row = useRow(useSession().tables.notifications, id);
  return row ? <NotificationItem row={row} /> : null;
}

/** The notifications of an account, including those that the server holds back. */
function FilteredNotifications({ accountId, label }: { accountId: string; label: string }) {
  const state = useCallPages(notificationPagesQuery, {
    query: { limit: 20, account_id: accountId, include_filtered: true },
  });
  return (
    <PagedList
      state={state}
      label={label}
      empty={
        <EmptyNote>
          <Trans>These notifications are no longer there.</Trans>
        </EmptyNote>
      }
    >
      {(id) => <FilteredNotification id={id} />}
    </PagedList>
  );
}

/**
 * A request for notification: an account whose notifications are held back, with buttons to show,
 * accept and dismiss them.
 */
export function NotificationRequestItem({
  request: { accountId, count, statusId },
  isChosen,
  onChoose,
  onAnswer,
}: {
  request: NotificationRequest;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  onAnswer: (answer: 'accept' | 'dismiss') => Promise<void>;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const profilePath = useProfilePath();
  const account = useRow(tables.accounts, accountId);
  const status = useRow(tables.statuses, statusId);
  const [isOpen, setOpen] = useState(false);
  const { attempt, isPending, failure } = useAttempt(onAnswer);
  const openedId = useId();
  if (!account) return null;
  const name = displayAddress(account.acct ?? '');
  return (
    <li className={styles.request}>
      <Checkbox
        label={<VisuallyHidden>{t`Select ${name}`}</VisuallyHidden>}
        checked={isChosen}
        onToggle={onChoose}
      />
      <AppLink href={profilePath(account)} className={styles.who}>
        <AccountLabel account={account} size={48} />
      </AppLink>
      <div className={styles.rest}>
        <p className={styles.dim}>
          <Plural value={count} one="# notification" other="# notifications" />
        </p>
        {status && status.isDeleted !== true && <Excerpt status={status} />}
        <div className={styles.buttons}>
          <Button
            size="small"
            isBusy={isPending}
            aria-label={t`Accept notifications from ${name}`}
            onClick={() => void attempt('accept')}
          >
            <Trans comment="Verb, on a button: shows the notifications of an account">Accept</Trans>
          </Button>
          <Button
            size="small"
            isBusy={isPending}
            aria-label={t`Dismiss notifications from ${name}`}
            onClick={() => void attempt('dismiss')}
          >
            <Trans comment="Verb, on a button: removes a request from the list">Dismiss</Trans>
          </Button>
          <Button
            size="small"
            variant="text"
            aria-expanded={isOpen}
            aria-controls={openedId}
            aria-label={
              isOpen ? t`Hide notifications from ${name}` : t`Show notifications from ${name}`
            }
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </Button>
        </div>
        <CallFailure error={failure} />
      </div>
      <div id={openedId} className={styles.opened}>
        {isOpen && (
          <FilteredNotifications accountId={accountId} label={t`Notifications from ${name}`} />
        )}
      </div>
    </li>
  );
}
