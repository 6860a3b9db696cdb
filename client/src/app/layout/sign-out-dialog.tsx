import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import type { SessionPart } from '#session/session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRouter } from '../router/router-context.ts';
import { landingPath } from '../routes/route-rules.ts';
import { UnsentChoice } from './lazy-components.ts';

/** Whether the sign-out dialog is open. */
export const signOutDialog: SessionPart<StoreApi<{ readonly isOpen: boolean }>> = {
  name: 'sign-out dialog',
  create: () => createStore(() => ({ isOpen: false })),
};

/** Returns a function that signs out without asking. */
export function useLeave(): () => void {
  const current = useCurrentSession();
  const router = useRouter();
  return () => {
    void current.signOut();
    router.navigate({ href: landingPath(current.store.getState()) });
  };
}

/**
 * Asks before signing out. Rendered outside the buttons that open it: a resize of the window
 * unmounts them.
 */
export function SignOutDialog() {
  const { t } = useLingui();
  const store = useSession().part(signOutDialog);
  const isOpen = useStore(store, (state) => state.isOpen);
  const leave = useLeave();
  /** Cleanup to run before signing out. */
  const [cleanup, setCleanup] = useState<() => Promise<void>>();
  const close = (): void => store.setState({ isOpen: false });
  const handleAccept = async (): Promise<void> => {
    await cleanup?.();
    close();
    leave();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Log out`}
      acceptLabel={t`Log out`}
      cancelLabel={t`Stay`}
      onAccept={() => void handleAccept()}
      onCancel={close}
    >
      {t`Do you want to end this sign-in?`}
      <LazyBoundary>
        <UnsentChoice onChoose={(chosen) => setCleanup(() => chosen)} />
      </LazyBoundary>
    </ConfirmDialog>
  );
}
