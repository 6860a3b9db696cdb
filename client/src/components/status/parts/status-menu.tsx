import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState, type KeyboardEvent } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { Icon } from '#ui/icon.tsx';
import type { StatusContext } from '#components/card/status-action.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { StatusMenuLines } from './lazy-status-parts.ts';
import styles from './status-actions.module.css';

function preload(): void {
  void StatusMenuLines.preload();
}

/** The button of the menu with all other actions. The menu's code is loaded on hover or focus. */
export function StatusMenu({
  facts,
  actions,
}: {
  facts: StatusContext;
  actions: StatusActionState;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState<{ anchor: HTMLElement; startsAtEnd: boolean }>();
  /* A press on this button has already closed the menu; the click that follows must not open it
     again. */
  const wasOpen = useRef(false);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen({ anchor: event.currentTarget, startsAtEnd: event.key === 'ArrowUp' });
  };
  return (
    <>
      <button
        type="button"
        title={t`More`}
        aria-label={t`More`}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        className={styles.action}
        onPointerEnter={preload}
        onFocus={preload}
        onPointerDown={() => {
          wasOpen.current = open !== undefined;
        }}
        onKeyDown={handleKey}
        onClick={({ currentTarget: anchor, detail }) => {
          /* A keyboard click (detail 0) always opens: `wasOpen` may be left over from an earlier
             pointer press. */
          const isPointer = detail > 0;
          setOpen(isPointer && wasOpen.current ? undefined : { anchor, startsAtEnd: false });
        }}
      >
        <Icon of={Ellipsis} />
      </button>
      {open && (
        <LazyBoundary>
          <StatusMenuLines
            {...open}
            facts={facts}
            actions={actions}
            onClose={() => setOpen(undefined)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
