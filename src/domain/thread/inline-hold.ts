import type { Session } from '#session/session.ts';
import { openChoice } from './open-choice.ts';

/**
 * Keeps the row of each conversation that is open in a timeline, whatever becomes of the status that it
 * was opened from. A row that comes again on the way down may go: its conversation comes with it.
 */
export function holdOpenThreads({ tables, uiState }: Pick<Session, 'tables' | 'uiState'>): void {
  tables.latecomers.rowHolders.thread = (id, forGood) =>
    forGood === true && uiState.read(openChoice(id)) === true;
}
