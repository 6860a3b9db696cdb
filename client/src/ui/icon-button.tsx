import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconGlyph } from './icon.tsx';
import styles from './icon-button.module.css';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Icon-only link with its label as accessible name and tooltip. Looks like an {@link IconButton}.
 */
export function IconLink({
  label,
  icon,
  isCurrent = false,
  dotLabel,
  className,
  ...rest
}: Omit<AppLinkProps, 'children'> & {
  label: string;
  icon: IconGlyph;
  /** The link points to the current page. */
  isCurrent?: boolean | undefined;
  /** Shows a dot with this accessible text. */
  dotLabel?: string | undefined;
}) {
  return (
    <AppLink
      title={label}
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(styles.button, className)}
    >
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {dotLabel !== undefined && (
        <span className={styles.dot}>
          <VisuallyHidden>{dotLabel}</VisuallyHidden>
        </span>
      )}
    </AppLink>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: IconGlyph;
  /** State of a toggle button; leave it out for other buttons. */
  isOn?: boolean | undefined;
  /** Shows a dot for new content; mention it in the label as well. */
  hasDot?: boolean;
  size?: 'medium' | 'small';
  /** The icon is mirrored in right-to-left layouts. */
  isDirectional?: boolean;
}

/** Icon-only button: 36 px, 44 px on touch screens. */
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
