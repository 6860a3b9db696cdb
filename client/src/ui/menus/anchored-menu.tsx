import { useCallback, useRef, type ToggleEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { MenuItem } from './menu-item.ts';
import type { ContextMenuPoint } from './context-menu-points.ts';
import { handleMenuKey, menuItemsOf } from '../focus/menu-keys.ts';
import { MenuLine } from './menu-line.tsx';
import styles from './menu.module.css';
import { useOpenPopover } from './popover.tsx';

/**
 * Places an open menu at a point, on the side with more room. The style sheet positions the menu by
 * these custom properties.
 */
function placeAt(menu: HTMLElement, { x, y }: ContextMenuPoint): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const beside = getComputedStyle(menu).direction === 'rtl' ? x - width : x;
  const left = Math.max(0, Math.min(beside, document.documentElement.clientWidth - width));
  const above = y < height ? window.innerHeight - height : y - height;
  const top = y + height <= window.innerHeight ? y : Math.max(0, above);
  menu.style.setProperty('--left', `${left}px`);
  menu.style.setProperty('--top', `${top}px`);
}

/**
 * Menu next to its anchor that is rendered only while it is open, for pages with many menu buttons.
 * Otherwise it is like {@link Menu}.
 */
export function AnchoredMenu({
  anchor,
  label,
  items,
  startsAtEnd = false,
  isAtStart = false,
  at,
  onClose,
}: {
  anchor: HTMLElement | null;
  /** Accessible name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Whether the last item gets the focus, as when the menu was opened with ArrowUp. */
  startsAtEnd?: boolean;
  /** Whether the menu begins at the start of its anchor instead of ending at its end. */
  isAtStart?: boolean;
  /**
   * Point at which the menu opens instead of next to its anchor. The anchor still gets the focus
   * back.
   */
  at?: ContextMenuPoint | undefined;
  onClose: () => void;
}) {
  const element = useRef<HTMLElement>(null);
  const handleShow = useCallback(
    (menu: HTMLElement) => {
      element.current = menu;
      if (at) placeAt(menu, at);
    },
    [at],
  );
  const popoverProps = useOpenPopover(anchor, onClose, handleShow);
  const handleToggle = (event: ToggleEvent<HTMLElement>): void => {
    if (event.newState !== 'open') return;
    menuItemsOf(event.currentTarget)
      .at(startsAtEnd ? -1 : 0)
      ?.focus();
  };
  return (
    <div
      {...popoverProps}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      data-surface="popover"
      onToggle={handleToggle}
      onKeyDown={handleMenuKey}
      className={classNames(styles.menu, isAtStart && styles.atStart, at && styles.atPoint)}
    >
      {items.map((item) => (
        <MenuLine
          key={item.id}
          item={item}
          onDone={() => {
            anchor?.focus();
            element.current?.hidePopover();
          }}
        />
      ))}
    </div>
  );
}
