import { useState } from 'react';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** The options picked, by their places, in order. */
export type PollChoice = readonly number[];

/** By the id of the poll. */
const pollChoices: SessionPart<Map<string, PollChoice>> = {
  name: 'poll choices',
  create: () => new Map(),
};
const nothing: PollChoice = [];

/**
 * What somebody has picked in a poll and not yet sent. It outlives the card: cards far from the
 * screen are taken away, and nothing may be lost when they come back.
 */
export function usePollChoice(pollId: string): [PollChoice, (chosen: PollChoice) => void] {
  const choices = useSession().part(pollChoices);
  const [chosen, setChosen] = useState(() => choices.get(pollId) ?? nothing);
  const keep = (next: PollChoice): void => {
    if (next.length === 0) choices.delete(pollId);
    else choices.set(pollId, next);
    setChosen(next);
  };
  return [chosen, keep];
}
