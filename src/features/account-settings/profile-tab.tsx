import { Trans } from '@lingui/react/macro';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import layout from '#ui/layout.module.css';
import { Spinner } from '#ui/spinner.tsx';
import { MascotField } from './mascot-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Settings tab for the public profile. */
export function ProfileTab() {
  const { tables, viewerId } = useSession();
  const account = useRow(tables.accounts, viewerId);
  if (!account?.source) return <Spinner isBlock />;
  return (
    <div className={layout.stack}>
      <ProfileForm key={account.id} account={account} />
      <h4>
        <Trans>Pictures</Trans>
      </h4>
      <PictureField kind="avatar" current={account.avatar} />
      <PictureField kind="header" current={account.header} />
      <PictureField kind="background" current={account.backgroundImage ?? undefined} />
      <MascotField />
    </div>
  );
}
