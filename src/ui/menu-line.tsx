import Check from 'lucide-react/icons/check';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './menu.module.css';

/** One line of a menu: a link if it goes somewhere, else a button. */
export function MenuLine({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const handleClick = () => {
    onDone();
    item.onSelect?.();
  };
  const className = classNames(
    styles.item,
    item.isDanger && styles.danger,
    item.startsGroup && styles.startsGroup,
  );
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className={styles.words}>
        <span className={styles.label}>{item.label}</span>
        {item.description !== undefined && (
          <span className={styles.description}>{item.description}</span>
        )}
      </span>
      {item.isChecked === true && <Icon of={Check} className={styles.check} />}
    </>
  );
  if (item.href !== undefined) {
    return (
      <AppLink
        href={item.href}
        role="menuitem"
        tabIndex={-1}
        onClick={handleClick}
        className={className}
      >
        {content}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      role={item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={item.isChecked}
      aria-disabled={item.isDisabled || undefined}
      tabIndex={-1}
      onClick={item.isDisabled ? undefined : handleClick}
      className={className}
    >
      {content}
    </button>
  );
}
