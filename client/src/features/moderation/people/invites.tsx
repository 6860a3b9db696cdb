import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import {
  createInvite,
  getInvites,
  revokeInvite,
} from '@rookery/contract/calls/admin-registrations.ts';
import type { Invite } from '@rookery/contract/schemas/invite.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { serverOrigin } from '#session/server-origin.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/buttons/copy-button.tsx';
import { Form } from '#ui/forms/form.tsx';
import layout from '#ui/page/layout.module.css';
import { TextInput } from '#ui/forms/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';

const invitesQuery = defineQuery('invites', getInvites, ({ invites }) => invites ?? []);

/** Invitations: creates them with limits, copies their links, and revokes them. */
export function Invites() {
  const { t } = useLingui();
  const session = useSession();
  const [maxUse, setMaxUse] = useState('');
  const [expires, setExpires] = useState('');
  const state = useCall(invitesQuery, {});
  const creating = useSendRequest(createInvite, identity);
  const revoking = useSendRequest(revokeInvite, identity);
  const failure = creating.failure ?? revoking.failure;

  const create = async (): Promise<void> => {
    const body = {
      ...(maxUse === '' ? {} : { max_use: Number(maxUse) }),
      ...(expires === '' ? {} : { expires_at: expires }),
    };
    if ((await creating.send({ body })) === undefined) return;
    setMaxUse((latest) => (latest === maxUse ? '' : latest));
    setExpires((latest) => (latest === expires ? '' : latest));
    await invalidateQuery(session, invitesQuery);
  };
  const revoke = async (token: string): Promise<void> => {
    await revoking.send({ body: { token } });
    await invalidateQuery(session, invitesQuery);
  };
  return (
    <>
      <Form className={styles.filters} onSubmit={create}>
        <TextInput
          label={t`Maximum uses`}
          type="number"
          min={1}
          inputMode="numeric"
          value={maxUse}
          onChange={(event) => setMaxUse(event.target.value)}
        />
        <TextInput
          label={t`Expires on`}
          type="date"
          value={expires}
          onChange={(event) => setExpires(event.target.value)}
        />
        <Button type="submit" variant="primary" isBusy={creating.isSending}>
          <Trans>Create invitation</Trans>
        </Button>
      </Form>
      <CallFailure error={failure} />
      <RequestView state={state} label={t`Loading invitations…`} empty={t`No invitations`}>
        {(invites) => (
          <ul aria-label={t`Invitations`}>
            {invites.map((invite) => (
              <Invitation
                key={invite.token}
                invite={invite}
                onRevoke={() => void revoke(invite.token)}
              />
            ))}
          </ul>
        )}
      </RequestView>
    </>
  );
}

/** Says how often an invitation was used, its limit, and until when it is valid. */
function describeUses(
  uses: number,
  limit: number | null | undefined,
  date: string,
): MessageDescriptor {
  if (limit == null)
    return date === ''
      ? msg({
          message: plural(uses, { one: 'Used # time', other: 'Used # times' }),
          comment: 'How often an invitation was used',
        })
      : msg({
          message: plural(uses, {
            one: `Used # time, valid until ${date}`,
            other: `Used # times, valid until ${date}`,
          }),
          comment: 'How often an invitation was used; {date} is a date without time',
        });
  return date === ''
    ? msg({
        message: `Used ${uses} of ${plural(limit, { one: '# time', other: '# times' })}`,
        comment: 'How often an invitation was used, of the times allowed: “Used 1 of 3 times”',
      })
    : msg({
        message: `Used ${uses} of ${plural(limit, { one: '# time', other: '# times' })}, valid until ${date}`,
        comment: 'An invitation: “Used 1 of 3 times”; {date} is a date without time',
      });
}

/** One invitation with its address and limits. */
function Invitation({ invite, onRevoke }: { invite: Invite; onRevoke: () => void }) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const field = useRef<HTMLInputElement>(null);
  const { token, uses = 0, max_use: limit, expires_at: until, used } = invite;
  const address = serverOrigin(session) + pathTo('registration-token', { token });
  /* `until` is a date without time; the start of that day in local time is shown. */
  const day =
    until == null ? '' : formatDateTime(`${until.slice(0, 10)}T00:00`, i18n.locale, 'date');
  return (
    <li className={classNames(styles.group, layout.stack)}>
      <TextInput
        ref={field}
        label={t`Invitation link`}
        isLabelHidden
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.line}>
        <span>{i18n._(describeUses(uses, limit, day))}</span>
        {used === true ? (
          <span className={textStyles.faint}>
            <Trans context="invitation" comment="State of an invitation">
              Expired
            </Trans>
          </span>
        ) : (
          <>
            {/* Without clipboard access, the address is selected, so that it can be copied by
               keyboard. */}
            <CopyButton
              text={address}
              label={t`Copy link`}
              onRefused={() => field.current?.focus()}
            />
            <Button size="small" onClick={onRevoke}>
              <Trans comment="Verb: make an invitation invalid">Revoke</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
