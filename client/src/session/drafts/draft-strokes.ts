import * as v from 'valibot';
import { tryParseJson } from '@rookery/contract/text/well-formed.ts';
import { draftFiles } from './draft-files.ts';
import type { Session } from '#session/session.ts';
import { draftMedia } from '#session/uploads/draft-media.ts';
import type { Stroke } from './strokes.ts';

const point = v.object({ x: v.number(), y: v.number() });
const stroke = v.object({ color: v.string(), width: v.number(), points: v.array(point) });
const drawing = v.fallback(v.array(stroke), []);

const strokesPrefix = 'drawing ';

/** Returns the key of the file with the strokes of a draft (`draftKey`). */
function strokesFileKey(draftKey: string): string {
  return strokesPrefix + draftKey;
}

/** Sets the strokes of a draft's drawing. An empty list removes the drawing. */
export function setDraftStrokes(
  { part }: Session,
  draftKey: string,
  strokes: readonly Stroke[],
): void {
  const { drawings } = part(draftMedia);
  const { [draftKey]: _, ...others } = drawings.getState();
  drawings.setState(strokes.length > 0 ? { ...others, [draftKey]: strokes } : others, true);
}

/** Saves the drawing of a draft (`draftKey`), so that a reload does not lose it. */
export async function persistStrokes({ part }: Session, draftKey: string): Promise<void> {
  const { drawings } = part(draftMedia);
  const files = part(draftFiles);
  const strokes = drawings.getState()[draftKey];
  if (!strokes) return files.remove(strokesFileKey(draftKey));
  const file = new File([JSON.stringify(strokes)], 'drawing.json', { type: 'application/json' });
  return files.put(strokesFileKey(draftKey), file);
}

/** Restores the saved drawing of a draft, unless strokes have been drawn already. */
export async function restoreStrokes(session: Session, draftKey: string): Promise<void> {
  const { drawings } = session.part(draftMedia);
  const file = await session.part(draftFiles).get(strokesFileKey(draftKey));
  const strokes = v.parse(drawing, tryParseJson((await file?.text()) ?? ''));
  if (drawings.getState()[draftKey] === undefined) setDraftStrokes(session, draftKey, strokes);
}

/** Returns the keys of drafts (`draftKey`) with an unfinished drawing. */
export async function findDraftsWithStrokes({ part }: Session): Promise<readonly string[]> {
  const keys = await part(draftFiles).keys();
  return keys
    .filter((key) => key.startsWith(strokesPrefix))
    .map((key) => key.slice(strokesPrefix.length));
}
