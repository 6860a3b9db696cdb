import { useState } from 'react';
import type { Tables } from '#entities/tables.ts';
import { useSession } from '#session/session-context.ts';

/** The options picked, by their places, in order. */
export type PollChoice = readonly number[];

const kept = new WeakMap<Tables, Map<string, PollChoice>>();
const nothing: PollChoice = [];

function choicesOf(tables: Tables): Map<string, PollChoice> {
  const known = kept.get(tables) ?? new Map<string, PollChoice>();
  kept.set(tables, known);
  return known;
}

/**
 * What somebody has picked in a poll and not yet sent. It outlives the card: cards far from the
 * screen are taken away, and nothing may be lost when they come back.
 */
export function useKeptChoice(pollId: string): [PollChoice, (chosen: PollChoice) => void] {
  const choices = choicesOf(useSession().tables);
  const [chosen, setChosen] = useState(() => choices.get(pollId) ?? nothing);
  const keep = (next: PollChoice): void => {
    if (next.length === 0) choices.delete(pollId);
    else choices.set(pollId, next);
    setChosen(next);
  };
  return [chosen, keep];
}
