import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type getNotificationPolicy,
  updateNotificationPolicy,
} from '@rookery/contract/calls/mastodon/notification-policy.ts';
import type { CallResponse } from '@rookery/contract/call.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { notificationPolicyQuery } from '#session/notifications/notification-requests.ts';
import { updateQueryData } from '#session/queries/invalidate-query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Select } from '#ui/forms/select.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

type Policy = CallResponse<typeof getNotificationPolicy>;
type Rule = Exclude<keyof Policy, 'summary'>;

const rules: readonly (readonly [Rule, MessageDescriptor])[] = [
  ['for_not_following', msg`From people you don’t follow`],
  ['for_not_followers', msg`From people who don’t follow you`],
  ['for_new_accounts', msg`From accounts created in the past 30 days`],
  [
    'for_private_mentions',
    msg`Direct messages from people you don’t follow, except replies to you`,
  ],
  ['for_limited_accounts', msg`From accounts limited by the moderators`],
  ['for_bots', msg`From bots`],
];

const choices = ['accept', 'filter', 'drop'] as const;

/** Which notifications the server holds back or discards, on servers with such a policy. */
export function NotificationPolicySettings() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const state = useCall(notificationPolicyQuery, {});
  const { send, isSending, failure } = useSendRequest(updateNotificationPolicy, (policy) =>
    updateQueryData(session, notificationPolicyQuery, {}, () => policy),
  );
  const labels = {
    accept: t({ message: 'Show', context: 'notifications', comment: 'Verb: what happens to them' }),
    filter: t({
      message: 'Hold back',
      context: 'notifications',
      comment: 'Verb: they wait in a list of their own',
    }),
    drop: t({ message: 'Discard', context: 'notifications', comment: 'Verb: they are lost' }),
  };
  return (
    <section className={styles.group}>
      <h4>
        <Trans>Filtered notifications</Trans>
      </h4>
      <p>
        <Trans>
          Held-back notifications wait in a list until you accept or dismiss them. Discarded ones
          are lost. This applies on all your devices.
        </Trans>
      </p>
      <RequestView state={state} label={t`Loading…`}>
        {(policy) =>
          rules.map(([rule, label]) => {
            const value = policy[rule];
            if (value === undefined) return null;
            return (
              <SettingRow key={rule} name={rule} isSub={false} isSavedByServer>
                <Select
                  label={i18n._(label)}
                  disabled={isSending}
                  options={choices.map((choice) => ({ value: choice, label: labels[choice] }))}
                  value={choices.find((choice) => choice === value) ?? 'accept'}
                  onChoose={(choice) => void send({ body: { [rule]: choice } })}
                />
              </SettingRow>
            );
          })
        }
      </RequestView>
      <CallFailure error={failure} />
    </section>
  );
}
