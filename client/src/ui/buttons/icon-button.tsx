import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../pictures/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name, and also the tooltip unless `title` is set. */
  label: string;
  icon: IconGlyph;
  /** State of a toggle button; absent for other buttons. */
  isOn?: boolean | undefined;
  /** Whether a dot shows that there is new content. The label must contain this information too. */
  hasDot?: boolean;
  size?: 'medium' | 'small';
}

/**
 * Button with an icon only, 36 px high, or 44 px on touch screens. Its accessible name comes from
 * `title`. If `aria-label` had the same text, screen readers would read it twice, as name and as
 * description.
 */
export function IconButton({
  label,
  icon,
  isOn,
  hasDot = false,
  title = label,
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={title}
      aria-label={title === label ? undefined : label}
      aria-pressed={isOn}
      className={classNames(styles.button, size === 'small' && styles.small, className)}
    >
      <Icon of={icon} />
      {hasDot && <span className={styles.dot} />}
    </button>
  );
}
