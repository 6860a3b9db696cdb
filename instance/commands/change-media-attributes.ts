import * as v from 'valibot';
import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { readFocalPoint } from '#rules/focal-point.ts';
import { updateMediaDescription, mediaById } from '#store/media.ts';
import type { AccountRow } from '#store/rows.ts';

const attributesSchema = v.array(
  v.object({
    id: v.string(),
    description: v.optional(v.string()),
    focus: v.optional(v.string()),
  }),
);

/**
 * Changes descriptions and focal points of the files of an edited status. Files that the status does
 * not have are ignored.
 *
 * @throws {HttpError} 422 if the attributes are unreadable
 */
export function changeMediaAttributes(
  { database, config }: Instance,
  member: AccountRow,
  mediaIds: readonly string[],
  attributes: unknown,
): void {
  const { success, output } = v.safeParse(attributesSchema, attributes ?? []);
  if (!success) throw new HttpError(422, 'Validation failed');
  for (const { id, description, focus } of output) {
    const media = mediaIds.includes(id) ? mediaById(database, id) : undefined;
    if (media?.account_id !== member.id) continue;
    updateMediaDescription(database, media.id, {
      ...(description === undefined ? {} : { description }),
      focus: config.focalPoints ? readFocalPoint(focus) : undefined,
    });
  }
}
