import { useState, type ReactNode } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { focusEnclosingArticle } from '#ui/focus/return-focus.ts';
import styles from './hover-card.module.css';

/** Code that opens and closes the card, loaded when an element with a card is first used. */
export const LazyHoverCardPopover = lazyPart(
  'HoverCardPopover',
  () => import('./hover-card-popover.tsx'),
);

/**
 * Shows a card beside `children`, which is one element, while the element is hovered or focused by
 * keyboard. A long press opens the card of a button as well. The focus can move into the card.
 */
export function HoverCard({
  label,
  content,
  children,
}: {
  /** Accessible name of the card. */
  label: string;
  /** Rendered only while the card is open. */
  content: ReactNode;
  children: ReactNode;
}) {
  const [around, setAround] = useState<HTMLElement>();
  const [wasPressed, setWasPressed] = useState(false);
  return (
    <span
      ref={focusEnclosingArticle}
      className={styles.around}
      onPointerMove={({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse') setAround(currentTarget);
      }}
      onPointerDown={({ currentTarget }) => {
        setAround(currentTarget);
        setWasPressed(true);
      }}
      onFocus={({ currentTarget }) => setAround(currentTarget)}
    >
      {children}
      {around && (
        /* If the code of the card fails to load, nothing is shown: an error inside a line would
           move its text. */
        <LazyBoundary around={() => null}>
          <LazyHoverCardPopover
            around={around}
            wasPressed={wasPressed}
            label={label}
            content={content}
          />
        </LazyBoundary>
      )}
    </span>
  );
}
