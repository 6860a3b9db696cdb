import { IconButton, IconLink } from '#ui/icon-button.tsx';
import type { ActionEntry, NavEntry } from './nav-entry.ts';

/**
 * Scrolls to the top, for a click on the entry of the current page. For other entries the router
 * scrolls, because it first saves the position to restore on Back.
 */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}

/** Navigation entry as an icon; a badge becomes a dot. */
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
