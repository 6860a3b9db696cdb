import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useSignOutAtOnce } from './use-sign-out-at-once.ts';

const UnsentChoice = lazyPart(
  'UnsentChoice',
  () => import('#components/composer/unsent-choice.tsx'),
);

/** Asks before signing out. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const leave = useSignOutAtOnce();
  /** Work to do before signing out, such as deleting drafts. */
  const [cleanup, setCleanup] = useState<() => Promise<void>>();
  const handleAccept = async (): Promise<void> => {
    await cleanup?.();
    onClose();
    leave();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t`Log out`}
      acceptLabel={t`Log out`}
      cancelLabel={t`Cancel`}
      onAccept={() => void handleAccept()}
      onCancel={onClose}
    >
      {t`Log out of this account?`}
      <LazyBoundary>
        <UnsentChoice onChoose={(chosen) => setCleanup(() => chosen)} />
      </LazyBoundary>
    </ConfirmDialog>
  );
}
