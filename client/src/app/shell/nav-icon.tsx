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
  const shared = {
    icon: entry.icon,
    label: hasBadge ? `${entry.label} ${entry.badgeLabel ?? ''}` : entry.label,
    hasDot: hasBadge,
    className,
  };
  if ('onPress' in entry)
    return (
      <IconButton
        {...shared}
        aria-haspopup={entry.opensDialog ? 'dialog' : undefined}
        onClick={entry.onPress}
      />
    );
  return (
    <IconLink
      {...shared}
      href={entry.href}
      isCurrent={entry.isActive}
      target={entry.isExternal ? '_blank' : undefined}
      rel={entry.isExternal ? 'noreferrer' : undefined}
      onClick={entry.isActive ? scrollToTop : undefined}
    />
  );
}
