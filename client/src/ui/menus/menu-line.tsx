import Check from 'lucide-react/icons/check';
import { AppLink } from '../app-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './menu.module.css';

/** Item of a menu: a link, a button or a group of items. */
export function MenuLine({
  item,
  onDone,
  isRadio = false,
}: {
  item: MenuItem;
  onDone: () => void;
  isRadio?: boolean;
}) {
  if (item.group) {
    return (
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a menu
        role="group"
        aria-label={item.label}
        className={classNames(
          item.startsGroup && styles.startsGroup,
          item.hasChips && styles.chips,
        )}
      >
        {item.hasHeading && (
          <div aria-hidden className={styles.heading}>
            <bdi>{item.label}</bdi>
          </div>
        )}
        {item.group.map((member) => (
          <MenuLine
            key={member.id}
            item={member}
            onDone={onDone}
            isRadio={item.isMultiple !== true}
          />
        ))}
      </div>
    );
  }
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
      <span className={styles.text}>
        {/* Without `<bdi>`, an address in a right-to-left menu would be displayed with its "@" at
           the end. */}
        <bdi className={styles.label}>{item.label}</bdi>
        {item.description !== undefined && (
          <bdi className={styles.description}>{item.description}</bdi>
        )}
      </span>
      {item.keys !== undefined && (
        <kbd aria-hidden className={styles.keys}>
          {item.keys}
        </kbd>
      )}
      {(item.isChecked ?? item.isCurrent) === true && <Icon of={Check} className={styles.check} />}
    </>
  );
  if (item.href !== undefined) {
    return (
      <AppLink
        href={item.href}
        target={item.isExternal ? '_blank' : undefined}
        rel={item.isExternal ? 'noreferrer' : undefined}
        role="menuitem"
        aria-current={item.isCurrent ? 'page' : undefined}
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
      role={`menuitem${item.isChecked === undefined ? '' : isRadio ? 'radio' : 'checkbox'}`}
      aria-checked={item.isChecked}
      aria-disabled={item.isDisabled || undefined}
      aria-keyshortcuts={item.keys}
      tabIndex={-1}
      onClick={item.isDisabled ? undefined : handleClick}
      className={className}
    >
      {content}
    </button>
  );
}
