import { useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState, type ReactNode } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRouter } from '../router/router-context.ts';
import { landingPath } from '../routes/access.ts';
import type { PressEntry } from '../shell/nav-entry.ts';

/** Signing out, after asking when the preference says so. */
export function useSignOut(): {
  /** What is pressed for it. */
  readonly ask: PressEntry;
  /** The question; to be drawn beside what is pressed. */
  readonly dialog: ReactNode;
} {
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
  return {
    ask: {
      id: 'sign-out',
      label: t`Log out`,
      icon: LogOut,
      onPress: () => (asksFirst ? setIsAsking(true) : leave()),
    },
    dialog: (
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
    ),
  };
}
