import { IconButton } from '#ui/buttons/icon-button.tsx';
import { IconLink } from '#ui/buttons/icon-link.tsx';
import { scrollToTop, type ActionEntry, type NavEntry } from './nav-entry.ts';

/** Navigation entry as an icon; a count is shown as a dot. */
export function NavIcon({
  entry,
  className,
}: {
  entry: NavEntry | ActionEntry;
  className?: string | undefined;
}) {
  const hasBadge = (entry.badge ?? 0) > 0;
  if ('onPress' in entry) {
    const { icon, label, onPress, opensDialog } = entry;
    return (
      <IconButton
        icon={icon}
        label={hasBadge ? `${label} ${entry.badgeLabel ?? ''}` : label}
        hasDot={hasBadge}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onPress}
        className={className}
      />
    );
  }
  return (
    <IconLink
      href={entry.href}
      label={entry.label}
      icon={entry.icon}
      isCurrent={entry.isActive}
      target={entry.isExternal ? '_blank' : undefined}
      rel={entry.isExternal ? 'noreferrer' : undefined}
      dotLabel={hasBadge ? (entry.badgeLabel ?? '') : undefined}
      onClick={entry.isActive ? scrollToTop : undefined}
      className={className}
    />
  );
}
