import type { ToggleEvent } from 'react';
import { classNames } from './class-names.ts';
import type { MenuItem } from './menu-item.ts';
import { handleMenuKey, menuItemsOf } from './focus/menu-keys.ts';
import { MenuLine } from './menu-line.tsx';
import styles from './menu.module.css';
import { useOpenPopover } from './popover.tsx';

/**
 * Menu that is rendered only while it is open, next to its anchor. For pages with many menu
 * buttons; otherwise like {@link Menu}.
 */
export function AnchoredMenu({
  anchor,
  label,
  items,
  startsAtEnd = false,
  isAtStart = false,
  onClose,
}: {
  anchor: HTMLElement | null;
  /** Accessible name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Opened with ArrowUp: focuses the last item. */
  startsAtEnd?: boolean;
  /** Begins at the start of its anchor instead of ending at its end. */
  isAtStart?: boolean;
  onClose: () => void;
}) {
  const popoverProps = useOpenPopover(anchor, onClose);
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
      className={classNames(styles.menu, isAtStart && styles.atStart)}
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
