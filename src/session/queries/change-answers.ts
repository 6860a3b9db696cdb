import type { CallArguments } from '#api/transport.ts';
import type { Call } from '#contract/call.ts';
import type { Session } from '../session.ts';
import { answerKey, answers } from './answers.ts';
import type { Query } from './query.ts';

/** Asks again for all answers to a query that screens show; others are asked for when next opened. */
export async function askAgain<C extends Call, T>(
  session: Session,
  query: Query<C, T>,
  values?: CallArguments<C>,
): Promise<void> {
  await session.part(answers).invalidateQueries({ queryKey: answerKey(query, values) });
}

/** Changes a known answer in place, after an action whose outcome is clear. */
export function changeAnswer<C extends Call, T>(
  session: Session,
  query: Query<C, T>,
  values: CallArguments<C>,
  change: (answer: T) => T,
): void {
  session
    .part(answers)
    .setQueryData<T>(answerKey(query, values), (known) =>
      known === undefined ? undefined : change(known),
    );
}
