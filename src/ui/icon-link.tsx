import { AppLink } from './app-link.tsx';
import type { AppLinkProps } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconGlyph } from './icon.tsx';
import styles from './icon-button.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A place as a drawing: its name is read out and shown on hover. Looks like an {@link IconButton}. */
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
  /** Whether this is where one is. */
  isCurrent?: boolean | undefined;
  /** Shows a dot, and says what it means. */
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
