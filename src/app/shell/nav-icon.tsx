import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import type { NavEntry, PressEntry } from './nav-entry.ts';
import { scrollToTop } from './scroll-to-top.ts';

/** A place as a drawing; a badge becomes a dot. */
export function NavIcon({
  entry,
  className,
}: {
  entry: NavEntry | PressEntry;
  className?: string | undefined;
}) {
  if ('onPress' in entry) {
    const { icon, label, onPress } = entry;
    return <IconButton icon={icon} label={label} onClick={onPress} className={className} />;
  }
  const hasBadge = (entry.badge ?? 0) > 0;
  return (
    <IconLink
      href={entry.href}
      label={entry.label}
      icon={entry.icon}
      isCurrent={entry.isActive}
      dotLabel={hasBadge ? (entry.badgeLabel ?? '') : undefined}
      onClick={entry.isActive ? scrollToTop : undefined}
      className={className}
    />
  );
}
