import type { ThreadLine } from './thread-lines.ts';

/**
 * Maximum number of lines of a conversation in a timeline. The rest of a longer conversation is
 * shown only on its own page.
 */
export const maxInlineLines = 40;

/**
 * Returns the part of a conversation that a timeline shows: the lines around the focused status, or
 * around the last requested status (`goal`) if that is not among them.
 */
export function threadExcerpt(
  all: readonly ThreadLine[],
  focus: string,
  goal: string | undefined,
): {
  readonly shown: readonly ThreadLine[];
  /** Id of the status around which the lines are selected. */
  readonly middle: string;
  readonly isCut: boolean;
  /** Whether lines after the excerpt are left out. */
  readonly isCutBelow: boolean;
} {
  const indexOf = (id: string): number =>
    all.findIndex((line) => line.kind === 'status' && line.id === id);
  const around = (at: number): number =>
    Math.max(0, Math.min(at - maxInlineLines / 2, all.length - maxInlineLines));
  const first = around(indexOf(focus));
  const wanted = goal === undefined ? -1 : indexOf(goal);
  const isOutside = wanted >= 0 && (wanted < first || wanted >= first + maxInlineLines);
  const from = isOutside ? around(wanted) : first;
  return {
    shown: all.slice(from, from + maxInlineLines),
    middle: isOutside && goal !== undefined ? goal : focus,
    isCut: all.length > maxInlineLines,
    isCutBelow: from + maxInlineLines < all.length,
  };
}
