import { useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useCurrentSession } from '#session/current-session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useRouter } from '../router/router-context.ts';
import { landingPath } from '../routes/route-rules.ts';
import type { ActionEntry } from '../shell/nav-entry.ts';
import { UnsentChoice } from './lazy-components.ts';

/** Sign-out button; see `useSignOut`. */
export function SignOutButton() {
  const { entry, dialog } = useSignOut();
  return (
    <>
      <IconButton icon={entry.icon} label={entry.label} onClick={entry.onPress} />
      {dialog}
    </>
  );
}

/**
 * Returns the sign-out entry and its dialog. The dialog opens if the preference `modalOnLogout` is
 * on or there are unsent drafts to keep or delete.
 */
export function useSignOut(): {
  /** The navigation entry that starts signing out. */
  readonly entry: ActionEntry;
  /** The confirmation dialog; render it next to the entry. */
  readonly dialog: ReactNode;
} {
  const { t } = useLingui();
  const current = useCurrentSession();
  const session = useSession();
  const router = useRouter();
  const asksFirst = usePreference('modalOnLogout');
  const [isConfirming, setIsConfirming] = useState(false);
  /** Cleanup to run before signing out. */
  const [cleanup, setCleanup] = useState<() => Promise<void>>();

  const leave = (): void => {
    setIsConfirming(false);
    void current.signOut();
    router.navigate({ href: landingPath(current.store.getState()) });
  };
  const handlePress = async (): Promise<void> => {
    if (asksFirst || (await hasUnsent())) setIsConfirming(true);
    else leave();
  };
  const hasUnsent = async (): Promise<boolean> => {
    try {
      const { countUnsentTexts } = await import('#components/composer/count-unsent-texts.ts');
      return (await countUnsentTexts(session)) > 0;
    } catch (error) {
      session.log('unsent drafts could not be counted', { error });
      return false;
    }
  };
  return {
    entry: {
      id: 'sign-out',
      label: t`Log out`,
      icon: LogOut,
      onPress: () => void handlePress(),
    },
    dialog: (
      <ConfirmDialog
        isOpen={isConfirming}
        title={t`Log out`}
        acceptLabel={t`Log out`}
        cancelLabel={t`Stay`}
        onAccept={() => (cleanup ? void cleanup().then(leave) : leave())}
        onCancel={() => setIsConfirming(false)}
      >
        {t`Do you want to end this sign-in?`}
        <LazyBoundary>
          <UnsentChoice onChoose={(chosen) => setCleanup(() => chosen)} />
        </LazyBoundary>
      </ConfirmDialog>
    ),
  };
}
