import type { ThreadLine } from './thread-lines.ts';

/** So many lines a conversation has inside a timeline; longer ones are read on their own page. */
export const mostLines = 40;

/**
 * The part of a conversation that stands inside a timeline: what is around the status that it is
 * about, or around what the last press asked for where that lies outside.
 */
export function cutLines(
  all: readonly ThreadLine[],
  focus: string,
  goal: string | undefined,
): {
  readonly shown: readonly ThreadLine[];
  /** The status that it lies around. */
  readonly middle: string;
  readonly isCut: boolean;
  /** Whether anything is left out at the end. */
  readonly isCutBelow: boolean;
} {
  const placeOf = (id: string): number =>
    all.findIndex((line) => line.kind === 'status' && line.id === id);
  const around = (at: number): number =>
    Math.max(0, Math.min(at - mostLines / 2, all.length - mostLines));
  const first = around(placeOf(focus));
  const wanted = goal === undefined ? -1 : placeOf(goal);
  const isOutside = wanted >= 0 && (wanted < first || wanted >= first + mostLines);
  const from = isOutside ? around(wanted) : first;
  return {
    shown: all.slice(from, from + mostLines),
    middle: isOutside && goal !== undefined ? goal : focus,
    isCut: all.length > mostLines,
    isCutBelow: from + mostLines < all.length,
  };
}
