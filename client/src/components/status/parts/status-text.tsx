import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { StatusRow } from '#store/rows/status-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { closestArticle } from '#ui/focus/articles.ts';
import { classNames } from '#ui/class-names.ts';
import { useIsPrinting } from '#ui/use-media-query.ts';
import { collapsedTextLength, statusTextProps } from '#store/status/status-content.ts';
import { revealOffset } from '#ui/virtual-list/reveal-offset.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import { stickyBarsHeight } from '#ui/virtual-list/scroll-anchor.ts';
import styles from './status-body.module.css';

/** The text of a status; a tall one is collapsed until expanded. */
export function StatusText({
  status,
  folds,
  startsOpen,
  isHidden = false,
  id,
}: {
  status: StatusRow;
  /** Whether a tall text is collapsed; false if a content warning already folds it. */
  folds: boolean;
  startsOpen: boolean;
  /** Whether the text is inside content that is collapsed below a content warning. */
  isHidden?: boolean;
  /** Id of the element with the text, without the button below. */
  id?: string;
}) {
  const [isOpen, setIsOpen] = useSavedToggle(`whole ${status.id}`, startsOpen);
  const box = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const isCut = folds && !isOpen && !isPrinting;
  const handleClick = (): void => {
    flushSync(() => setIsOpen(!isOpen));
    const card = closestArticle(box.current);
    if (!card || !isOpen) return;
    /* Collapsing a long text at its end would leave the reader far below the card, so the page
       scrolls up. */
    const top = revealOffset(card.getBoundingClientRect(), window.innerHeight, stickyBarsHeight());
    if (top < 0) window.scrollBy({ top });
  };
  return (
    <>
      <div ref={box} id={id} className={classNames(isCut && styles.cut)}>
        <RichText
          {...statusTextProps(status)}
          html={status.content ?? ''}
          maxLength={isCut || isHidden ? collapsedTextLength : undefined}
          lang={status.language ?? undefined}
          className={styles.content}
        />
      </div>
      {folds && (
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          className={styles.more ?? ''}
          onClick={handleClick}
        >
          {isOpen ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </>
  );
}
