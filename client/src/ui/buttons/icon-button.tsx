import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../pictures/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name, and the tooltip unless `title` is another one. */
  label: string;
  icon: IconGlyph;
  /** State of a toggle button; leave it out for other buttons. */
  isOn?: boolean | undefined;
  /** Shows a dot for new content; mention it in the label as well. */
  hasDot?: boolean;
  size?: 'medium' | 'small';
}

/**
 * Icon-only button: 36 px, 44 px on touch screens. A `title` is the name of a button without text;
 * with an equal `aria-label`, screen readers would say it twice, as name and as description.
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
