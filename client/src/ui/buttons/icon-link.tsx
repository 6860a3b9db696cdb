import { AppLink, type AppLinkProps } from '../app-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../pictures/icon.tsx';
import styles from './icon-button.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * Link with an icon only. Its label is the accessible name and the tooltip. It looks like an
 * `IconButton`.
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
  /** Whether the link points to the page that is open. */
  isCurrent?: boolean | undefined;
  /** If set, a dot with this accessible text is shown. */
  dotLabel?: string | undefined;
}) {
  /* A title that differs from the name would be read after it, as a description. */
  const name = dotLabel === undefined ? label : `${label} ${dotLabel}`;
  return (
    <AppLink
      title={name}
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(styles.button, className)}
    >
      <Icon of={icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {dotLabel !== undefined && <span className={styles.dot} />}
    </AppLink>
  );
}
