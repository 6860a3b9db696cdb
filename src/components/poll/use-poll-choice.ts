import { useState } from 'react';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';

/** Indexes of the selected options, in order. */
export type PollChoice = readonly number[];

/** By poll id. */
const pollChoices: SessionPart<Map<string, PollChoice>> = {
  name: 'poll choices',
  create: () => new Map(),
};
const nothing: PollChoice = [];

/**
 * Returns the selection in a poll that is not sent yet. It outlives the card, since virtual lists
 * unmount cards far from the screen.
 */
export function usePollChoice(pollId: string): [PollChoice, (chosen: PollChoice) => void] {
  const choices = useSession().part(pollChoices);
  const [chosen, setChosen] = useState(() => choices.get(pollId) ?? nothing);
  const update = (next: PollChoice): void => {
    if (next.length === 0) choices.delete(pollId);
    else choices.set(pollId, next);
    setChosen(next);
  };
  return [chosen, update];
}
