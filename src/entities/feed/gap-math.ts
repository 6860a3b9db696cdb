import { compareIds } from '#lib/compare-ids.ts';
import type { Gap } from '../rows/feed-row.ts';
import type { Cover } from './page-cover.ts';

/** Makes a hole whose key no other hole bears. */
export function makeGap(below: string | null, above: string | null, others: readonly Gap[]): Gap {
  let key = `gap-${below ?? ''}`;
  while (others.some((other) => other.key === key)) key += '+';
  return { key, below, above };
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
  const reachesTop = gap.openedAt !== undefined && askedAt >= gap.openedAt;
  const to = cover.to ?? (reachesTop ? null : cover.newest);
  if (to === null && !reachesTop) return [gap];
  const reachesIn =
    (from === null || isBelow(from, gap.above)) && (to === null || isAbove(to, gap.below));
  if (!reachesIn) return [gap];
  const upper = to !== null && isBelow(to, gap.above) ? { ...gap, below: to } : undefined;
  const lower =
    from !== null && gap.below !== null && isAbove(from, gap.below)
      ? { key: gap.key, below: gap.below, above: from }
      : undefined;
  if (upper && lower) return [{ ...upper, key: makeGap(to, null, others).key }, lower];
  return upper ? [upper] : lower ? [lower] : [];
}

/** The holes that remain once a page's stretch is known. */
export function subtractCover(gaps: readonly Gap[], cover: Cover, askedAt: number): readonly Gap[] {
  return gaps.flatMap((gap) => cut(gap, cover, askedAt, gaps));
}

function isWithin(gap: Gap, below: string, above: string): boolean {
  const isNewer = gap.below !== null && compareIds(gap.below, above) >= 0;
  const isOlder = gap.above !== null && compareIds(gap.above, below) <= 0;
  return !isNewer && !isOlder;
}

/** Forgets a stretch: one hole in place of it and of the holes that touch it. */
export function openStretch(gaps: readonly Gap[], below: string, above: string): readonly Gap[] {
  const rest = gaps.filter((gap) => !isWithin(gap, below, above));
  let hole = makeGap(below, above, rest);
  for (const gap of gaps) {
    if (!isWithin(gap, below, above)) continue;
    const reachesHigher = hole.above === null || isBelow(hole.above, gap.above);
    hole = {
      ...hole,
      above: reachesHigher ? gap.above : hole.above,
      below: hole.below !== null && isAbove(hole.below, gap.below) ? gap.below : hole.below,
      ...(gap.openedAt !== undefined && { openedAt: gap.openedAt }),
    };
  }
  const at = rest.findIndex((gap) => gap.above !== null && isBelow(gap.above, hole.above));
  return at < 0 ? [...rest, hole] : rest.toSpliced(at, 0, hole);
}
