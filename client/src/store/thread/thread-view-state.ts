import * as v from 'valibot';
import type { ThreadViewOptions } from './thread-lines.ts';

/** The changes that the reader made to the view of a conversation. */
export interface ThreadViewState {
  /**
   * Ids of the focused branches, each inside the one before. Absent if the reader never focused a
   * branch, or left the last one.
   */
  readonly focusedBranches?: readonly string[] | undefined;
  readonly byHand: ThreadViewOptions['byHand'];
}

/** Saves the view state of a conversation until the reader returns to it. */
export interface ThreadViewStorage {
  /** The state in which the reader left the conversation. */
  readonly start: ThreadViewState | undefined;
  readonly onChange: (options: ThreadViewState) => void;
}

/** Maximum number of stored entries of each kind; the oldest are dropped. */
const maxEntries = 200;

const schema = v.object({
  /** The focused branches, under the name by which earlier versions stored them. */
  dives: v.optional(v.array(v.string())),
  byHand: v.record(v.string(), v.picklist(['shown', 'hidden'])),
});

/**
 * Converts the state to a plain object that can be stored as JSON. If there are more than 200
 * entries, the oldest are dropped.
 */
export function serializeViewState({
  focusedBranches,
  byHand,
}: ThreadViewState): v.InferOutput<typeof schema> {
  return {
    dives: focusedBranches?.slice(-maxEntries),
    byHand: Object.fromEntries([...byHand].slice(-maxEntries)),
  };
}

/**
 * Converts a stored value back to the state; undefined if `serializeViewState` did not create it.
 */
export function parseViewState(stored: unknown): ThreadViewState | undefined {
  const { success, output } = v.safeParse(schema, stored);
  if (!success) return undefined;
  return { focusedBranches: output.dives, byHand: new Map(Object.entries(output.byHand)) };
}
