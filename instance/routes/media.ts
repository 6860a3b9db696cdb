import { getMedia, updateMedia, uploadMedia, uploadMediaLater } from '#contract/calls/media.ts';
import type { Instance } from '#instance/context.ts';
import { bytesOf, upload } from '#instance/deeds/upload.ts';
import { notFound, Refusal } from '#instance/http/refusal.ts';
import { Reply } from '#instance/http/reply.ts';
import { route } from '#instance/http/route.ts';
import { textLength } from '#instance/rules/text-length.ts';
import { describeMedia, mediaById } from '#instance/store/media.ts';
import type { AccountRow, MediaRow } from '#instance/store/rows.ts';
import { mediaView } from '#instance/views/media-view.ts';

function ownMedia(instance: Instance, member: AccountRow, id: string): MediaRow {
  const media = mediaById(instance.database, id);
  if (!media) throw notFound();
  if (media.account_id !== member.id) throw new Refusal(403, 'Access denied');
  return media;
}

function checkDescription(instance: Instance, description: string | undefined): void {
  if (textLength(description ?? '') > instance.config.limits.description)
    throw new Refusal(400, 'description_too_long');
}

interface Sent {
  readonly file: Blob;
  readonly description?: string;
}

async function keep(instance: Instance, member: AccountRow, sent: Sent): Promise<MediaRow> {
  checkDescription(instance, sent.description);
  return upload(instance, member, {
    bytes: await bytesOf(sent.file),
    type: sent.file.type,
    ...(sent.description === undefined ? {} : { description: sent.description }),
  });
}

export const mediaRoutes = [
  route(uploadMedia, async ({ instance, member, body, view }) =>
    mediaView(await keep(instance, member, body), view.origin),
  ),
  route(
    uploadMediaLater,
    async ({ instance, member, body, view }) =>
      new Reply(mediaView(await keep(instance, member, body), view.origin), { status: 202 }),
  ),
  route(getMedia, ({ instance, member, path, view }) =>
    mediaView(ownMedia(instance, member, path.id), view.origin),
  ),
  route(updateMedia, ({ instance, member, path, body, view }) => {
    const media = ownMedia(instance, member, path.id);
    checkDescription(instance, body.description);
    const description = body.description ?? media.description ?? '';
    describeMedia(instance.database, media.id, description);
    return mediaView({ ...media, description }, view.origin);
  }),
];
