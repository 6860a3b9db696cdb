import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import type { Stroke } from './strokes.ts';

/** Unfinished drawings by draft (`draftKey`); they outlive the canvas. */
type Drawings = Readonly<Record<string, readonly Stroke[]>>;

export const drawings: SessionPart<StoreApi<Drawings>> = {
  name: 'drawings',
  create: () => createStore<Drawings>(() => ({})),
};

/** Sets the strokes of a draft; none removes the drawing. */
export function setDraftStrokes(
  store: StoreApi<Drawings>,
  place: string,
  strokes: readonly Stroke[],
): void {
  const { [place]: _, ...others } = store.getState();
  store.setState(strokes.length > 0 ? { ...others, [place]: strokes } : others, true);
}
