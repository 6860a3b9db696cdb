import { visibilities } from '#session/drafts/draft.ts';
import type { StatusRow, Visibility } from '#store/rows/status-row.ts';

/**
 * Size of the audience of each visibility. The audience of a reply must not be larger than that of
 * its parent (R-COMP-004).
 */
const breadth: Readonly<Record<Visibility, number>> = {
  direct: 0,
  private: 1,
  local: 2,
  unlisted: 2,
  public: 3,
};

/** All visibilities, in the order in which they are shown. */
const offered: readonly Visibility[] = ['direct', 'private', 'unlisted', 'local', 'public'];

/**
 * Returns the visibilities that can be selected for a status, or for a reply to a status with the
 * visibility `parent`. None of them has a larger audience than the parent. A reply to a direct
 * status can only be direct, and a reply to a local one only direct or local (R-COMP-004).
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
 * Returns the member's default visibility for new statuses: public if none is set, and direct if
 * this client does not know the value, such as Akkoma's visibility for a list.
 */
export function readDefaultVisibility(privacy: string | undefined): Visibility {
  if (privacy === undefined) return 'public';
  return visibilities.find((choice) => choice === privacy) ?? 'direct';
}

/**
 * Returns the visibility of a status that is replied to or redrafted. A visibility that this client
 * does not know is absent in the row, and read as direct.
 */
export function visibilityOrDirect(status: Pick<StatusRow, 'visibility'>): Visibility {
  return status.visibility ?? 'direct';
}

/** Returns whether a reply with this visibility would reach more people than its parent. */
export function isWiderThanParent(visibility: Visibility, parent: Visibility | undefined): boolean {
  return !offeredVisibilities(parent, true).includes(visibility);
}

/**
 * Returns the visibility with which a reply starts: that of its parent, or the viewer's default if
 * the parent is public or the default is narrower.
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
