import { Plural, Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import styles from '../thread.module.css';

/**
 * Says how many further replies the server has found, with a button that shows them, so that they do
 * not move what is being read. When the note disappears, it calls `onFocusLost` if it had the focus.
 */
export function FoundRepliesNote({
  count,
  isLoading,
  onShow,
  onFocusLost,
}: {
  count: number;
  isLoading: boolean;
  onShow: () => void;
  onFocusLost: () => void;
}) {
  const box = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      /* The focus is checked in the cleanup of a layout effect, because the note is still in the
         document then. */
      if (own?.contains(document.activeElement) === true) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <output ref={box} className={styles.note}>
      <Plural value={count} one="# more reply found" other="# more replies found" />{' '}
      <Button size="small" isBusy={isLoading} onClick={onShow}>
        <Trans comment="Verb, on buttons: reveal a hidden post">Show</Trans>
      </Button>
    </output>
  );
}
