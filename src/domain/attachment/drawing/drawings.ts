import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import type { Stroke } from './strokes.ts';

export interface Drawings {
  /** What was drawn for each draft (`draftKey`) and is no file yet; it outlives the canvas. */
  readonly strokes: Readonly<Record<string, readonly Stroke[]>>;
  /** The draft that the canvas is open for, and who takes the picture. */
  readonly open: { readonly place: string; readonly take: (picture: File) => void } | undefined;
}

/**
 * The drawings of a session. The canvas lies over the page by itself, so that a form which moves or
 * goes, as when the window turns narrow, takes nothing of it along.
 */
export const drawings: SessionPart<StoreApi<Drawings>> = {
  name: 'drawings',
  create: () => createStore<Drawings>(() => ({ strokes: {}, open: undefined })),
};

/** Keeps what is drawn for a draft; no strokes take it away. */
export function keepStrokes(
  store: StoreApi<Drawings>,
  place: string,
  strokes: readonly Stroke[],
): void {
  const { [place]: _, ...others } = store.getState().strokes;
  store.setState({ strokes: strokes.length > 0 ? { ...others, [place]: strokes } : others });
}
