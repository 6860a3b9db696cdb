import { useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { openWindow } from '#session/windows/open-windows.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ActionEntry } from '../../shell/nav-entry.ts';
import { useSignOutAtOnce } from './use-sign-out-at-once.ts';

/** Sign-out button; see `useSignOut`. */
export function SignOutButton() {
  const { label, onPress } = useSignOut();
  return (
    <Button variant="text" size="small" onClick={onPress}>
      {label}
    </Button>
  );
}

/**
 * Returns the navigation entry that signs out. A dialog asks first if the preference `modalOnLogout` is
 * on, or if there are unsent drafts to keep or delete.
 */
export function useSignOut(): ActionEntry {
  const { t } = useLingui();
  const session = useSession();
  const leave = useSignOutAtOnce();
  const needsConfirmation = usePreference('modalOnLogout');

  const hasUnsent = async (): Promise<boolean> => {
    try {
      const { countUnsentTexts } = await import('#session/drafts/count-unsent-texts.ts');
      return (await countUnsentTexts(session)) > 0;
    } catch (error) {
      session.log('unsent drafts could not be counted', { error });
      return false;
    }
  };
  const handlePress = async (): Promise<void> => {
    if (needsConfirmation || (await hasUnsent())) openWindow(session, 'signOut', undefined);
    else leave();
  };
  return {
    id: 'sign-out',
    label: t`Log out`,
    icon: LogOut,
    onPress: () => void handlePress(),
  };
}
