import { Trans, useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  hideModeration,
  toggleModeration,
  type ModerationStore,
} from '#domain/moderation/open-moderation.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useModalDialog } from '#ui/use-modal-dialog.ts';
import styles from './moderation.module.css';

/** The moderation over the page; minimized, a button brings it back as it was (R-MOD-001, R-MOD-023). */
export function ModerationDialog({
  store,
  children,
}: {
  store: ModerationStore;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const state = useStore(store, (window) => window.state);
  const titleId = useId();
  const dialog = useModalDialog(state === 'visible', () => hideModeration(store));
  /* Whoever follows a link wants to see where it leads; the place here is kept. */
  const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link && defaultPrevented) toggleModeration(store);
  };
  if (state === 'hidden') return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- presses on links inside, by key as well */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        data-surface="popover"
        className={styles.dialog}
        onClick={handleClick}
      >
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            <Trans>Moderation</Trans>
          </h2>
          <IconButton
            icon={Minus}
            label={t`Look at the page`}
            onClick={() => toggleModeration(store)}
          />
          <IconButton icon={X} label={t`Close`} onClick={() => hideModeration(store)} />
        </header>
        <div className={styles.body}>{children}</div>
      </dialog>
      {state === 'minimized' && (
        <Button variant="primary" className={styles.peek} onClick={() => toggleModeration(store)}>
          <Trans>Back to the moderation</Trans>
        </Button>
      )}
    </>
  );
}
