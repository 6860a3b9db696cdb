import { compareIds } from '#lib/compare-ids.ts';
import type { Gap } from '../rows/feed-row.ts';
import type { Cover } from './page-cover.ts';

/** Makes a hole whose key no other hole bears. */
export function makeGap(
  below: string | null,
  above: string | null,
  since: number,
  others: readonly Gap[],
): Gap {
  let key = `gap-${below ?? ''}`;
  while (others.some((other) => other.key === key)) key += '+';
  return { key, below, above, since };
}

function isBelow(id: string, edge: string | null): boolean {
  return edge === null || compareIds(id, edge) < 0;
}

function isAbove(id: string, edge: string | null): boolean {
  return edge === null || compareIds(id, edge) > 0;
}

/** What a page leaves of one hole: nothing, a shorter hole, or one on either side. */
function cut(gap: Gap, cover: Cover, askedAt: number, others: readonly Gap[]): Gap[] {
  const { from } = cover;
  const to = cover.to ?? (askedAt >= gap.since ? null : cover.newest);
  if (cover.to === null && askedAt < gap.since && cover.newest === null) return [gap];
  const reachesIn =
    (from === null || isBelow(from, gap.above)) && (to === null || isAbove(to, gap.below));
  if (!reachesIn) return [gap];
  const upper = to !== null && isBelow(to, gap.above) ? { ...gap, below: to } : undefined;
  const lower =
    from !== null && gap.below !== null && isAbove(from, gap.below)
      ? { key: gap.key, below: gap.below, above: from, since: gap.since }
      : undefined;
  if (upper && lower) return [{ ...upper, key: makeGap(to, null, 0, others).key }, lower];
  return upper ? [upper] : lower ? [lower] : [];
}

/** The holes that remain once a page's stretch is known. */
export function subtractCover(gaps: readonly Gap[], cover: Cover, askedAt: number): readonly Gap[] {
  return gaps.flatMap((gap) => cut(gap, cover, askedAt, gaps));
}

/** Replaces every hole within a stretch, and whatever was known there, by one hole. */
export function openStretch(
  gaps: readonly Gap[],
  below: string,
  above: string,
  since: number,
): readonly Gap[] {
  const newer = gaps.filter((gap) => gap.below !== null && compareIds(gap.below, above) >= 0);
  const older = gaps.filter((gap) => gap.above !== null && compareIds(gap.above, below) <= 0);
  return [...newer, makeGap(below, above, since, [...newer, ...older]), ...older];
}
