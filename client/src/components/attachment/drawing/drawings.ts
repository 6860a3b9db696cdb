import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import type { Stroke } from './strokes.ts';

export interface Drawings {
  /** Unfinished drawings by draft (`draftKey`); they outlive the canvas. */
  readonly strokes: Readonly<Record<string, readonly Stroke[]>>;
  /** The draft that the canvas is open for, and the callback that receives the picture. */
  readonly open: { readonly place: string; readonly take: (picture: File) => void } | undefined;
}

/**
 * The drawings of a session. The canvas is rendered outside the form, so that a form which moves or
 * unmounts, as when the window narrows, does not lose it.
 */
export const drawings: SessionPart<StoreApi<Drawings>> = {
  name: 'drawings',
  create: () => createStore<Drawings>(() => ({ strokes: {}, open: undefined })),
};

/** Sets the strokes of a draft; none removes the drawing. */
export function setDraftStrokes(
  store: StoreApi<Drawings>,
  place: string,
  strokes: readonly Stroke[],
): void {
  const { [place]: _, ...others } = store.getState().strokes;
  store.setState({ strokes: strokes.length > 0 ? { ...others, [place]: strokes } : others });
}
