import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconGlyph } from './icon.tsx';
import styles from './icon-button.module.css';

/** What {@link IconButton} takes beside a button's own attributes. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What pressing does, in words: read out, and shown on hover. */
  label: string;
  icon: IconGlyph;
  /** For a toggle: whether it is on. Leave out for what only does something. */
  isOn?: boolean | undefined;
  /** A dot for "something new here". Say so in the label as well. */
  hasDot?: boolean;
  size?: 'medium' | 'small';
  /** The drawing points along the lines of text: it turns round where they run from right to left. */
  isDirectional?: boolean;
}

/** A button that is only a drawing: 36 px, 44 px under a finger. */
export function IconButton({
  label,
  icon,
  isOn,
  hasDot = false,
  size = 'medium',
  isDirectional = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isOn}
      className={classNames(
        styles.button,
        size === 'small' && styles.small,
        isDirectional && styles.directional,
        className,
      )}
    >
      <Icon of={icon} />
      {hasDot && <span className={styles.dot} />}
    </button>
  );
}
