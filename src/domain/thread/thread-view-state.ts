import * as v from 'valibot';
import type { ThreadLook } from './thread-lines.ts';

/** What a reader has changed in how a conversation is looked at. */
export interface ThreadViewState {
  /** What was dived to, one from within the other; absent where nobody has dived or left. */
  readonly dives?: readonly string[] | undefined;
  readonly byHand: ThreadLook['byHand'];
}

/** As many of each are kept; the earliest go first. */
const most = 200;

const schema = v.object({
  dives: v.optional(v.array(v.string())),
  byHand: v.record(v.string(), v.picklist(['shown', 'hidden'])),
});

/** In a form that can be stored, and is of limited size. */
export function serializeViewState({
  dives,
  byHand,
}: ThreadViewState): v.InferOutput<typeof schema> {
  return { dives: dives?.slice(-most), byHand: Object.fromEntries([...byHand].slice(-most)) };
}

/** What `serializeViewState` gave; undefined for anything else. */
export function parseViewState(stored: unknown): ThreadViewState | undefined {
  const { success, output } = v.safeParse(schema, stored);
  if (!success) return undefined;
  return { dives: output.dives, byHand: new Map(Object.entries(output.byHand)) };
}
