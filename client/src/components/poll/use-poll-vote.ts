import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#api/api-error.ts';
import { getPoll, votePoll } from '@rookery/contract/calls/polls.ts';
import type { Poll } from '@rookery/contract/schemas/poll.ts';
import {
  actionProgress,
  setActionProgress,
  trackAction,
} from '#session/actions/action-progress.ts';
import { ingestPoll } from '#store/ingest/ingest-poll.ts';
import { useRow } from '#store/use-row.ts';
import type { ResponseContext } from '#session/load.ts';
import { defineSessionForm, usePersistedForm } from '#session/persisted-form.ts';
import { useSession } from '#session/session-context.ts';

/** Indexes of the selected options, in order. */
type PollChoice = readonly number[];

/**
 * Unsent selections, by poll id. They are stored in the session, since a virtual list unmounts the
 * card of a poll when it is far from the screen.
 */
const pollForm = defineSessionForm<PollChoice>('poll');

const noChoice: PollChoice = [];

/** The viewer's selection and the state of their vote. */
export interface PollVote {
  readonly chosen: PollChoice;
  readonly setChosen: (chosen: PollChoice) => void;
  readonly isSending: boolean;
  /** Why the last vote failed. */
  readonly failure: unknown;
  readonly dismissFailure: () => void;
  /** Sends the selection, unless it is already being sent. */
  readonly send: () => void;
}

function ingestVotedPoll(wire: Poll, { tables, ...context }: ResponseContext): void {
  ingestPoll(tables, wire, context);
}

/**
 * Returns the viewer's selection in one poll and the state of their vote. Both are stored in the
 * session and persist when the card unmounts.
 */
export function usePollVote(id: string): PollVote {
  const { t } = useLingui();
  const session = useSession();
  const { part, load } = session;
  const [chosen = noChoice, saveChoice] = usePersistedForm(pollForm, id);
  const setChosen = (next: PollChoice): void => saveChoice(next.length > 0 ? next : undefined);
  const key = `poll ${id}`;
  const table = part(actionProgress);
  const progress = useRow(table, key)?.actions[0];

  /* The server refuses a second vote and one after the end. In both cases the shown poll is
     outdated. */
  const refetchPoll = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.kind !== 'invalid') return;
    try {
      await load(getPoll, { path: { id } }, ingestVotedPoll);
    } catch {
      // Ignored: the refusal is already shown, and the poll is refetched soon anyway.
    }
  };
  const vote = async (): Promise<void> => {
    try {
      await load(votePoll, { path: { id }, body: { choices: [...chosen] } }, ingestVotedPoll);
      setChosen([]);
    } catch (error) {
      void refetchPoll(error);
      throw error;
    }
  };
  const action = { id: 'vote', label: t`Vote`, work: vote };
  const isSending = progress !== undefined && progress.failure === undefined;
  return {
    chosen,
    setChosen,
    isSending,
    failure: progress?.failure?.error,
    dismissFailure: () => setActionProgress(table, key, action),
    send() {
      if (chosen.length === 0 || isSending) return;
      setActionProgress(table, key, action, {});
      trackAction(session, key, action, vote());
    },
  };
}
