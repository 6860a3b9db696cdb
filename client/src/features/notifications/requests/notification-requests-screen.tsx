import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import {
  answerNotificationRequests,
  notificationRequestsQuery,
  type NotificationRequest,
} from '#session/notifications/notification-requests.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { NotificationRequestItem } from './notification-request-item.tsx';
import styles from './requests.module.css';

function NoRequests() {
  const openSettings = useOpenSettings();
  return (
    <EmptyNote
      icon={Inbox}
      action={
        <Button onClick={() => openSettings('notifications')}>
          <Trans>Notification settings</Trans>
        </Button>
      }
    >
      <Trans>No filtered notifications. What your settings hold back appears here.</Trans>
    </EmptyNote>
  );
}

/** Selects all requests, and accepts or dismisses the selected ones. */
function SelectionBar({
  shown,
  chosen,
  onChoose,
  onAnswer,
}: {
  shown: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
  onAnswer: (answer: 'accept' | 'dismiss') => Promise<void>;
}) {
  const { t } = useLingui();
  const { attempt, isPending, failure } = useAttempt(onAnswer);
  const count = chosen.size;
  return (
    <div className={styles.bulk}>
      <Checkbox
        label={t`Select all`}
        checked={shown.every((id) => chosen.has(id))}
        onToggle={(isOn) => onChoose(isOn ? shown : [])}
      />
      {count > 0 && (
        <>
          <Button size="small" isBusy={isPending} onClick={() => void attempt('accept')}>
            {t`${plural(count, { one: 'Accept # request', other: 'Accept # requests' })}`}
          </Button>
          <Button
            size="small"
            variant="text"
            isBusy={isPending}
            onClick={() => void attempt('dismiss')}
          >
            {t`${plural(count, { one: 'Dismiss # request', other: 'Dismiss # requests' })}`}
          </Button>
        </>
      )}
      <CallFailure error={failure} />
    </div>
  );
}

/**
 * Accounts whose notifications the server holds back because of the member's notification policy,
 * each with buttons to accept and dismiss.
 */
export function NotificationRequestsScreen() {
  const { t } = useLingui();
  const session = useSession();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  /* Accepted and dismissed requests are removed from the list at once, and not only when the
     list has loaded again. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const hasPolicy = useCan('notificationPolicy');
  const state = useCallPages(
    notificationRequestsQuery,
    { query: { limit: 40 } },
    { isDisabled: !hasPolicy },
  );
  const items = state.items?.filter(({ id }) => !answered.has(id));
  const shown = (items ?? []).map(({ id }) => id);
  const answer = async (ids: readonly string[], context: 'accept' | 'dismiss'): Promise<void> => {
    await answerNotificationRequests(session, ids, context);
    setAnswered((known) => new Set([...known, ...ids]));
    choose((known) => new Set([...known].filter((id) => !ids.includes(id))));
    if (shown.every((id) => ids.includes(id))) state.retry();
  };
  const title = t`Filtered notifications`;
  if (!hasPolicy) {
    return (
      <Screen title={title}>
        <EmptyNote>
          <Trans>This server doesn’t hold back notifications.</Trans>
        </EmptyNote>
      </Screen>
    );
  }
  return (
    <Screen title={title}>
      {shown.length > 1 && (
        <SelectionBar
          shown={shown}
          chosen={chosen}
          onChoose={(ids) => choose(new Set(ids))}
          onAnswer={(context) => answer([...chosen], context)}
        />
      )}
      <PagedList
        state={{ ...state, items }}
        loadsFurther
        label={title}
        keyOf={({ id }: NotificationRequest) => id}
        empty={<NoRequests />}
      >
        {(request) => (
          <NotificationRequestItem
            request={request}
            isChosen={chosen.has(request.id)}
            onChoose={(isOn) =>
              choose((known) =>
                isOn
                  ? new Set([...known, request.id])
                  : new Set([...known].filter((id) => id !== request.id)),
              )
            }
            onAnswer={(context) => answer([request.id], context)}
          />
        )}
      </PagedList>
    </Screen>
  );
}
