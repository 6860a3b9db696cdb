import { useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useRouter } from '../router/router-context.ts';
import { landingPath } from '../routes/access.ts';

/** Signs out, after asking when the preference says so (spec 1 §2, Logout). */
export function SignOutButton() {
  const { t } = useLingui();
  const current = useCurrentSession();
  const router = useRouter();
  const asksFirst = usePreference('modalOnLogout');
  const [isAsking, setIsAsking] = useState(false);

  const leave = (): void => {
    setIsAsking(false);
    void current.signOut();
    router.navigate({ href: landingPath(current.store.getState()) });
  };
  return (
    <>
      <IconButton
        icon={LogOut}
        label={t`Log out`}
        onClick={() => (asksFirst ? setIsAsking(true) : leave())}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Log out`}
        acceptLabel={t`Log out`}
        cancelLabel={t`Stay`}
        onAccept={leave}
        onCancel={() => setIsAsking(false)}
      >
        {t`Do you want to end this sign-in?`}
      </ConfirmDialog>
    </>
  );
}
