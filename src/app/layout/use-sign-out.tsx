import { useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState, type ReactNode } from 'react';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { useCurrentSession } from '#session/current-session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRouter } from '../router/router-context.ts';
import { landingPath } from '../routes/access.ts';
import type { PressEntry } from '../shell/nav-entry.ts';
import { UnsentChoice } from './lazy-parts.ts';

/** Signing out, after asking when the preference says so, or when there are drafts to keep or delete. */
export function useSignOut(): {
  /** What is pressed for it. */
  readonly ask: PressEntry;
  /** The question; to be drawn beside what is pressed. */
  readonly dialog: ReactNode;
} {
  const { t } = useLingui();
  const current = useCurrentSession();
  const session = useSession();
  const router = useRouter();
  const asksFirst = usePreference('modalOnLogout');
  const [isAsking, setIsAsking] = useState(false);
  /** What is to be done before signing out. */
  const [work, setWork] = useState<() => Promise<void>>();

  const leave = (): void => {
    setIsAsking(false);
    void current.signOut();
    router.navigate({ href: landingPath(current.store.getState()) });
  };
  const press = async (): Promise<void> => {
    if (asksFirst || (await hasUnsent())) setIsAsking(true);
    else leave();
  };
  const hasUnsent = async (): Promise<boolean> => {
    try {
      const { countUnsent } = await import('#domain/composer/unsent.ts');
      return (await countUnsent(session)) > 0;
    } catch (error) {
      session.log('unsent drafts could not be counted', { error });
      return false;
    }
  };
  return {
    ask: {
      id: 'sign-out',
      label: t`Log out`,
      icon: LogOut,
      onPress: () => void press(),
    },
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Log out`}
        acceptLabel={t`Log out`}
        cancelLabel={t`Stay`}
        onAccept={() => (work ? void work().then(leave) : leave())}
        onCancel={() => setIsAsking(false)}
      >
        {t`Do you want to end this sign-in?`}
        <LazyBoundary>
          <UnsentChoice onChoose={(chosen) => setWork(() => chosen)} />
        </LazyBoundary>
      </ConfirmDialog>
    ),
  };
}
