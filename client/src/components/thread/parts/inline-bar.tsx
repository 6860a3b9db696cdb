import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { stickyBarsHeight } from '#ui/virtual-list/scroll-anchor.ts';
import styles from '../inline-thread.module.css';

/**
 * Positions a sticky bar inside a list below the bars at the top of the page, and sets the bar's
 * height on its parent, so that elements scrolled into view there stop below it. The root element
 * is not changed, since most of the page is not below this bar.
 */
function useStickyBelowBars(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const parent = element?.parentElement;
    if (!element || !parent) return undefined;
    const update = (): void => {
      element.style.setProperty('--covered', `${stickyBarsHeight()}px`);
      parent.style.setProperty('--bar-height', `${element.offsetHeight}px`);
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    /* The height of the bars above the list is in the style of the root element. */
    const changes = new MutationObserver(update);
    changes.observe(document.documentElement, { attributeFilter: ['style'] });
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [bar]);
}

/** Sticky buttons that collapse or open an inline conversation. */
export function InlineBar({
  bar,
  onClose,
  children,
}: {
  bar: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  useStickyBelowBars(bar);
  return (
    <div ref={bar} className={styles.bar} data-surface="panel">
      <Button variant="text" size="small" onClick={onClose}>
        <Trans>Close the conversation</Trans>
      </Button>
      {children}
    </div>
  );
}
