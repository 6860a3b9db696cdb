import type { PollRow } from '#store/rows/poll-row.ts';

/**
 * Returns the share of an option in per cent, as a whole number (R-POLL-007): of the voters if the
 * poll has multiple choice and the server counts voters, otherwise of the votes.
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
