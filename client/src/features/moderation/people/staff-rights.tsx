import { Trans, useLingui } from '@lingui/react/macro';
import Shield from 'lucide-react/icons/shield';
import { useId, useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/page/layout.module.css';
import styles from '../moderation.module.css';
import { changeStaffRight } from '#session/moderation/user-changes.ts';

type Right = 'admin' | 'moderator';

/**
 * Grants and revokes the rights of a local account, each after a confirmation (R-MOD-005, R-MOD-006).
 * To grant administrator rights, the name of the account must be typed.
 */
export function StaffRights({
  row,
  isPending,
  onChange,
}: {
  row: AccountRow;
  isPending: boolean;
  onChange: (change: () => Promise<unknown>) => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const headingId = useId();
  const [question, setQuestion] = useState<{ right: Right; isGrant: boolean }>();
  const [typed, setTyped] = useState('');
  const { acct = '' } = row;
  const address = displayAddress(acct);
  const rights = [
    {
      right: 'moderator',
      isOn: row.isModerator ?? false,
      grant: { label: t`Make moderator`, title: t`Make ${address} a moderator?` },
      revoke: {
        label: t`Remove moderator rights`,
        title: t`Remove moderator rights from ${address}?`,
      },
    },
    {
      right: 'admin',
      isOn: row.isAdmin ?? false,
      grant: { label: t`Make admin`, title: t`Make ${address} an admin?` },
      revoke: {
        label: t`Remove admin rights`,
        title: t`Remove admin rights from ${address}?`,
      },
    },
  ] as const;
  const chosen = rights.find(({ right }) => right === question?.right);
  const texts = question?.isGrant ? chosen?.grant : chosen?.revoke;
  const needsName = question?.right === 'admin' && question.isGrant;
  const close = (): void => setQuestion(undefined);
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.frame, styles.tools, styles.rights)}
    >
      <h3 id={headingId} className={layout.row}>
        <Icon of={Shield} />
        <Trans>Staff rights</Trans>
      </h3>
      <div className={layout.row}>
        {rights.map(({ right, isOn, grant, revoke }) => (
          <Button
            key={right}
            size="small"
            isBusy={isPending}
            onClick={() => {
              setTyped('');
              setQuestion({ right, isGrant: !isOn });
            }}
          >
            {isOn ? revoke.label : grant.label}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={texts !== undefined}
        title={texts?.title}
        acceptLabel={texts?.label ?? ''}
        isDanger
        isAcceptDisabled={needsName && typed.trim() !== acct}
        onAccept={() => {
          close();
          if (question)
            onChange(() => changeStaffRight(session, row, question.right, question.isGrant));
        }}
        onCancel={close}
      >
        <div className={layout.loose}>
          <p>
            {!question?.isGrant ? (
              <Trans>They’ll lose these rights immediately.</Trans>
            ) : needsName ? (
              <Trans>
                They can read reports, delete posts and accounts, and change other people’s rights,
                including yours.
              </Trans>
            ) : (
              <Trans>They can read reports, delete posts and restrict accounts.</Trans>
            )}
          </p>
          {needsName && (
            <TextInput
              label={t`Type ${{ name: acct }} to confirm`}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </div>
      </ConfirmDialog>
    </section>
  );
}
