import * as v from 'valibot';
import type { Session } from '#session/session.ts';
import { draftFiles } from '../draft-files.ts';
import { drawings, setDraftStrokes } from './drawings.ts';
import type { Stroke } from './strokes.ts';

const point = v.object({ x: v.number(), y: v.number() });
const drawing = v.array(v.object({ color: v.string(), width: v.number(), points: v.array(point) }));

const namePrefix = 'drawing ';

function nameOf(place: string): string {
  return namePrefix + place;
}

/** Returns the draft keys for which an unfinished drawing is stored. */
export async function findDraftsWithStrokes({ part }: Session): Promise<readonly string[]> {
  const keys = await part(draftFiles).keys();
  return keys
    .filter((key) => key.startsWith(namePrefix))
    .map((key) => key.slice(namePrefix.length));
}

function read(text: string): readonly Stroke[] {
  try {
    const parsed = v.safeParse(drawing, JSON.parse(text));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Stores the drawing of a draft (`draftKey`), so that it survives a reload. */
export async function persistStrokes({ part }: Session, place: string): Promise<void> {
  const strokes = part(drawings).getState()[place];
  if (!strokes) return part(draftFiles).remove(nameOf(place));
  const file = new File([JSON.stringify(strokes)], 'drawing.json', { type: 'application/json' });
  return part(draftFiles).put(nameOf(place), file);
}

/** Restores a stored drawing, unless something is drawn already. */
export async function restoreStrokes({ part }: Session, place: string): Promise<void> {
  const store = part(drawings);
  const file = await part(draftFiles).get(nameOf(place));
  const strokes = file ? read(await file.text()) : [];
  if (store.getState()[place] === undefined) setDraftStrokes(store, place, strokes);
}
