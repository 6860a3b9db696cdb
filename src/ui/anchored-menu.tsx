import type { ToggleEvent } from 'react';
import type { MenuItem } from './menu-item.ts';
import { handleMenuKey, linesOf } from './menu-focus.ts';
import { MenuLine } from './menu-line.tsx';
import styles from './menu.module.css';
import { useShownPopover } from './use-shown-popover.ts';

/**
 * A menu that exists only while it is open, beside the button that opened it: for where there are
 * many such buttons and few are pressed. Otherwise the same as a {@link Menu}'s.
 */
export function AnchoredMenu({
  anchor,
  label,
  items,
  startsAtEnd = false,
  onClose,
}: {
  anchor: HTMLElement | null;
  /** What the menu is. */
  label: string;
  items: readonly MenuItem[];
  /** Opened by arrow up: the last line has the focus. */
  startsAtEnd?: boolean;
  onClose: () => void;
}) {
  const shown = useShownPopover(anchor, onClose);
  const handleToggle = (event: ToggleEvent<HTMLElement>): void => {
    if (event.newState !== 'open') return;
    linesOf(event.currentTarget)
      .at(startsAtEnd ? -1 : 0)
      ?.focus();
  };
  return (
    <div
      {...shown}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      data-surface="popover"
      onToggle={handleToggle}
      onKeyDown={handleMenuKey}
      className={styles.menu}
    >
      {items.map((item) => (
        <MenuLine
          key={item.id}
          item={item}
          onDone={() => {
            anchor?.focus();
            onClose();
          }}
        />
      ))}
    </div>
  );
}
