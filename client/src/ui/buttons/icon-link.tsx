import { AppLink, type AppLinkProps } from '../app-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../pictures/icon.tsx';
import styles from './icon-button.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * Icon-only link with its label as accessible name and tooltip. Looks like an `IconButton`.
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
