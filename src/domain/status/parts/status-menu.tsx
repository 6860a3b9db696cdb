import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState, type KeyboardEvent } from 'react';
import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { Icon } from '#ui/icon.tsx';
import type { StatusFacts } from '#domain/card/status-action.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { StatusMenuLines } from './lazy-parts.ts';
import styles from './status-actions.module.css';

function preload(): void {
  void StatusMenuLines.preload();
}

/** The button to everything else that can be done; what it opens is fetched at the first sign. */
export function StatusMenu({ facts, actions }: { facts: StatusFacts; actions: StatusActionState }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<{ anchor: HTMLElement; startsAtEnd: boolean }>();
  /* The press that begins a click on this button has already closed the menu: then the click must not open it again. */
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
          /* A click by key (detail 0) always opens: `wasOpen` may be left from an earlier press of a pointer. */
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
