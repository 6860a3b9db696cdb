import type { Visibility } from '#entities/rows/status-row.ts';

/** How broad a scope is: a reply may not be broader than what it answers (R-COMP-004). */
const breadth: Readonly<Record<Visibility, number>> = {
  direct: 0,
  private: 1,
  local: 2,
  unlisted: 2,
  public: 3,
};

/** In the order in which they are offered. */
const offered: readonly Visibility[] = ['direct', 'private', 'unlisted', 'local', 'public'];

/**
 * The scopes offered for a status, or for a reply to one of `parent` scope: none broader than the
 * parent; a direct parent allows only direct, a local one only direct and local (R-COMP-004).
 */
export function offeredVisibilities(
  parent: Visibility | undefined,
  hasLocal: boolean,
): readonly Visibility[] {
  return offered.filter((scope) => {
    if (scope === 'local' && !hasLocal) return false;
    if (parent === undefined) return true;
    if (parent === 'direct') return scope === 'direct';
    if (parent === 'local') return scope === 'direct' || scope === 'local';
    return breadth[scope] <= breadth[parent];
  });
}

/** Whether more people read a reply of this scope than read what it answers. */
export function isWider(scope: Visibility, parent: Visibility | undefined): boolean {
  return !offeredVisibilities(parent, true).includes(scope);
}

/** The scope a reply starts with: the parent's, unless it is public or one's own is narrower. */
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
  return choices.findLast((scope) => breadth[scope] <= breadth[own]) ?? 'direct';
}
