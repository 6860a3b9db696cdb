import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useStore } from 'zustand';
import { displayAddress } from '#lib/url/display-address.ts';
import { parseFederation } from '#session/instance/federation-lists.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { openWindow } from '#session/windows/open-windows.ts';
import { type AccountRow, isLocalAccount, roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import toggle from '#ui/buttons/toggle.module.css';
import styles from '../moderation.module.css';
import { moderationTagsFor } from '../moderation-tags.ts';
import { usePaneAccountAttempt } from '../pane-failures.ts';
import { StaffRights } from './staff-rights.tsx';
import {
  changeAccountActivation,
  changeAccountTag,
  deleteAccountPermanently,
} from '#session/moderation/user-changes.ts';

/**
 * Staff tools for an account. Shows changes only after the server has accepted them, and otherwise
 * its error message (R-MOD-017). Rights and deletion are for admins only.
 */
export function AccountTools({
  row,
  onLeave,
}: {
  row: AccountRow;
  /** Called when the account is gone from the pane: it was deleted, or its reports are shown. */
  onLeave: () => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { tables, viewerId } = session;
  const me = useRow(tables.accounts, viewerId);
  const federation = useStore(session.instance, ({ info }) => info.federation);
  const policies = parseFederation(federation).mrf_policies ?? [];
  const { id, acct = '', isDeactivated = false, tags = [] } = row;
  const { attempt, isPending, failure } = usePaneAccountAttempt(id);
  const address = displayAddress(acct);
  const accountId = useId();
  const isLocal = isLocalAccount(row);
  const isAdmin = me !== undefined && roleOf(me) === 'admin';
  const mayActivate = isAdmin || roleOf(row) !== 'admin';
  const offered = moderationTagsFor(isLocal, policies);
  const run = (change: () => Promise<unknown>): void => void attempt(change);
  const remove = async (): Promise<void> => {
    const isDeleted = await attempt(async () => deleteAccountPermanently(session, row));
    if (isDeleted !== undefined) onLeave();
  };
  return (
    <div className={layout.loose} aria-busy={isPending}>
      <CallFailure error={failure} />
      {offered.length > 0 && (
        <fieldset className={classNames(toggle.toggles, toggle.rows, styles.limits)}>
          <legend>
            <Trans>Restrictions</Trans>
          </legend>
          {offered.map(({ tag, label }) => (
            <Checkbox
              key={tag}
              label={i18n._(label)}
              checked={tags.includes(tag)}
              isBusy={isPending}
              onToggle={(isOn) => run(() => changeAccountTag(session, row, tag, isOn))}
            />
          ))}
        </fieldset>
      )}
      <section aria-labelledby={accountId} className={classNames(styles.frame, styles.tools)}>
        <h3 id={accountId}>
          <Trans>Account</Trans>
        </h3>
        {mayActivate && (
          <div className={layout.line}>
            {isDeactivated ? (
              <>
                <p className={textStyles.faint}>
                  <Trans>This account has been deactivated.</Trans>
                </p>
                <Button
                  size="small"
                  isBusy={isPending}
                  onClick={() => run(() => changeAccountActivation(session, row, true))}
                >
                  <Trans>Activate account</Trans>
                </Button>
              </>
            ) : (
              <>
                <p className={textStyles.faint}>
                  <Trans>They can’t log in or post until the account is activated.</Trans>
                </p>
                <ConfirmButton
                  size="small"
                  label={t`Deactivate account`}
                  title={t`Deactivate ${address}?`}
                  question={
                    <Trans>They can’t log in or post until the account is activated.</Trans>
                  }
                  acceptLabel={t`Deactivate`}
                  isBusy={isPending}
                  onAccept={() => run(() => changeAccountActivation(session, row, false))}
                />
              </>
            )}
          </div>
        )}
        {isAdmin && (
          <div className={layout.line}>
            <p className={textStyles.faint}>
              <Trans>
                The account {address} and all its data will be permanently deleted. This can’t be
                undone.
              </Trans>
            </p>
            <ConfirmButton
              size="small"
              variant="danger"
              label={t`Delete account`}
              title={t`Delete ${address}`}
              question={
                <Trans>
                  The account {address} and all its data will be permanently deleted. This can’t be
                  undone.
                </Trans>
              }
              acceptLabel={t`Delete ${address}`}
              isDanger
              isBusy={isPending}
              onAccept={() => void remove()}
            />
          </div>
        )}
        <div>
          <Button
            size="small"
            variant="text"
            onClick={() => {
              onLeave();
              openWindow(session, 'moderation', { reportsAbout: id });
            }}
          >
            <Trans>Reports about {address}</Trans>
          </Button>
        </div>
      </section>
      {isAdmin && isLocal && <StaffRights row={row} isPending={isPending} onChange={run} />}
    </div>
  );
}
