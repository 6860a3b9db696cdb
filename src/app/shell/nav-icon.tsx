import { IconLink } from '#ui/icon-link.tsx';
import type { NavEntry } from './nav-entry.ts';
import { scrollToTop } from './scroll-to-top.ts';

/** A place as a drawing; a badge becomes a dot. */
export function NavIcon({ entry, className }: { entry: NavEntry; className?: string | undefined }) {
  const hasBadge = (entry.badge ?? 0) > 0;
  return (
    <IconLink
      href={entry.href}
      label={entry.label}
      icon={entry.icon}
      isCurrent={entry.isActive}
      dotLabel={hasBadge ? (entry.badgeLabel ?? '') : undefined}
      onClick={scrollToTop}
      className={className}
    />
  );
}
