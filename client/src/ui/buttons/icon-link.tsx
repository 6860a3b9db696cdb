import { AppLink, type AppLinkProps } from '../app-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../pictures/icon.tsx';
import styles from './icon-button.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * Link with an icon only. Its label is the accessible name and the tooltip: a title that differs from
 * the name would be read after it. It looks like an `IconButton`.
 */
export function IconLink({
  label,
  icon,
  isCurrent = false,
  hasDot = false,
  className,
  ...rest
}: Omit<AppLinkProps, 'children'> & {
  label: string;
  icon: IconGlyph;
  /** Whether the link points to the page that is open. */
  isCurrent?: boolean | undefined;
  /** Whether a dot shows that there is new content. The label must contain this information too. */
  hasDot?: boolean;
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
      {hasDot && <span className={styles.dot} />}
    </AppLink>
  );
}
