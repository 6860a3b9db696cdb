import { visibilities } from '#session/drafts/draft.ts';
import type { StatusRow, Visibility } from '#store/rows/status-row.ts';

/** Rank by audience size; a reply must not have a larger audience than its parent (R-COMP-004). */
const breadth: Readonly<Record<Visibility, number>> = {
  direct: 0,
  private: 1,
  local: 2,
  unlisted: 2,
  public: 3,
};

/** In display order. */
const offered: readonly Visibility[] = ['direct', 'private', 'unlisted', 'local', 'public'];

/**
 * Returns the visibilities offered for a status, or for a reply to a status with visibility
 * `parent`. None is wider than the parent; a direct parent allows only direct, a local one only
 * direct and local (R-COMP-004).
 */
export function offeredVisibilities(
  parent: Visibility | undefined,
  hasLocal: boolean,
): readonly Visibility[] {
  return offered.filter((choice) => {
    if (choice === 'local' && !hasLocal) return false;
    if (parent === undefined) return true;
    if (parent === 'direct') return choice === 'direct';
    if (parent === 'local') return choice === 'direct' || choice === 'local';
    return breadth[choice] <= breadth[parent];
  });
}

/**
 * Returns the member's default for new statuses: public without a setting, and direct for one that
 * this client does not know, such as a list.
 */
export function readDefaultVisibility(privacy: string | undefined): Visibility {
  if (privacy === undefined) return 'public';
  return visibilities.find((choice) => choice === privacy) ?? 'direct';
}

/**
 * Returns the visibility of a status that is replied to or written again. One that this client does
 * not know is absent in the row, and read as direct.
 */
export function knownVisibility(status: Pick<StatusRow, 'visibility'>): Visibility {
  return status.visibility ?? 'direct';
}

/** Returns true if a reply with this visibility reaches more people than its parent. */
export function isWiderThanParent(visibility: Visibility, parent: Visibility | undefined): boolean {
  return !offeredVisibilities(parent, true).includes(visibility);
}

/**
 * Returns the visibility a reply starts with: the parent's, unless that is public or the viewer's
 * own default is narrower.
 */
export function initialVisibility(
  parent: Visibility | undefined,
  own: Visibility,
  hasLocal: boolean,
): Visibility {
  const choices = offeredVisibilities(parent, hasLocal);
  if (parent === 'direct') return 'direct';
  if (parent !== undefined && parent !== 'public' && own !== 'private') {
    return choices.includes(parent) ? parent : 'private';
  }
  if (choices.includes(own)) return own;
  return choices.findLast((choice) => breadth[choice] <= breadth[own]) ?? 'direct';
}
