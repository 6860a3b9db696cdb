import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import type { IconGlyph } from '../pictures/icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuLine } from './menu-line.tsx';
import styles from './menu.module.css';
import { handleMenuKey, menuItemsOf } from '../focus/menu-keys.ts';
import { restoreFocusAfterClosing } from '../focus/screen-focus.ts';

/**
 * Button that opens a menu, by the ARIA pattern for menu buttons. It uses the native popover, which
 * the browser closes on Escape and on clicks outside, and which restores the focus. The items are
 * rendered only while the menu is open. On mobile, and in browsers without anchor positioning, the
 * menu is a sheet at the bottom edge.
 */
export function Menu({
  label,
  icon,
  items,
  size = 'medium',
  className,
  children,
}: {
  /** Accessible name of the menu. */
  label: string;
  /** Icon of the button. If absent, the button shows `children` and an arrow. */
  icon?: IconGlyph;
  items: readonly MenuItem[];
  size?: 'medium' | 'small';
  className?: string | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const startsAtEnd = useRef(false);

  const handleBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open') setIsOpen(true);
  };

  const handleToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open') {
      const line = menuItemsOf(popover.current).at(startsAtEnd.current ? -1 : 0);
      line?.focus();
    } else {
      // The items are removed only after closing, since the browser restores the focus only if the
      // focus is still inside the popover.
      setIsOpen(false);
      const button = popover.current?.previousElementSibling;
      restoreFocusAfterClosing(popover.current, button instanceof HTMLElement ? button : null);
    }
    startsAtEnd.current = false;
  };

  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startsAtEnd.current = event.key === 'ArrowUp';
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.click();
  };

  const trigger = {
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onKeyDown: handleButtonKey,
    className,
    size,
  } as const;

  return (
    <>
      {icon ? (
        <IconButton icon={icon} label={label} {...trigger} />
      ) : (
        <Button variant="text" title={label} {...trigger}>
          {children}
          <Icon of={ChevronDown} className={styles.arrow} />
        </Button>
      )}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        data-surface="popover"
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
        onKeyDown={handleMenuKey}
        className={classNames(styles.menu, !icon && styles.atStart)}
      >
        {isOpen &&
          items.map((item) => (
            <MenuLine key={item.id} item={item} onDone={() => popover.current?.hidePopover()} />
          ))}
      </div>
    </>
  );
}
