import * as v from 'valibot';
import type { ThreadViewOptions } from './thread-lines.ts';

/** The reader's changes to the view of a conversation. */
export interface ThreadViewState {
  /**
   * Focused branches, each inside the previous one; absent if the reader never focused or left one.
   */
  readonly dives?: readonly string[] | undefined;
  readonly byHand: ThreadViewOptions['byHand'];
}

/** Stores the view state of a conversation for when the reader returns. */
export interface ThreadViewStorage {
  /** The state when it was left. */
  readonly start: ThreadViewState | undefined;
  readonly onChange: (options: ThreadViewState) => void;
}

/** Maximum number of entries of each kind; the earliest are dropped. */
const maxEntries = 200;

const schema = v.object({
  dives: v.optional(v.array(v.string())),
  byHand: v.record(v.string(), v.picklist(['shown', 'hidden'])),
});

/** Converts the state to a storable string of limited size. */
export function serializeViewState({
  dives,
  byHand,
}: ThreadViewState): v.InferOutput<typeof schema> {
  return {
    dives: dives?.slice(-maxEntries),
    byHand: Object.fromEntries([...byHand].slice(-maxEntries)),
  };
}

/** Parses the result of `serializeViewState`; undefined for anything else. */
export function parseViewState(stored: unknown): ThreadViewState | undefined {
  const { success, output } = v.safeParse(schema, stored);
  if (!success) return undefined;
  return { dives: output.dives, byHand: new Map(Object.entries(output.byHand)) };
}
