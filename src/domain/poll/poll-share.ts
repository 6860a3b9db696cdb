import type { PollRow } from '#entities/rows/poll-row.ts';

/**
 * How many of a hundred chose an option, as a whole number (R-POLL-007): of the people where several
 * options may be chosen and the server counts people, else of the votes.
 */
export function pollShare(
  { multiple, votersCount, votesCount, options = [] }: PollRow,
  votes: number | null,
): number {
  const sum = options.reduce((total, option) => total + (option.votesCount ?? 0), 0);
  const people = multiple === true ? votersCount : undefined;
  const all = people || votesCount || sum;
  if (votes === null || all <= 0) return 0;
  return Math.min(100, Math.round((votes / all) * 100));
}
