import { getMedia, updateMedia, uploadMedia, uploadMediaLater } from '#contract/calls/media.ts';
import type { Instance } from '#instance/context.ts';
import { bytesOf, upload } from '#instance/deeds/upload.ts';
import { notFound, Refusal } from '#instance/http/refusal.ts';
import { Reply } from '#instance/http/reply.ts';
import { route } from '#instance/http/route.ts';
import { readFocus, type Focus } from '#instance/rules/focus.ts';
import { textLength } from '#instance/rules/text-length.ts';
import { describeMedia, isReady, mediaById, workOnMediaUntil } from '#instance/store/media.ts';
import type { AccountRow, MediaRow } from '#instance/store/rows.ts';
import { mediaView, unreadyMediaView } from '#instance/views/media-view.ts';

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
  readonly focus?: string;
}

function focusOf({ config }: Instance, text: string | undefined): Focus | undefined {
  return config.focalPoints ? readFocus(text) : undefined;
}

async function keep(instance: Instance, member: AccountRow, sent: Sent): Promise<MediaRow> {
  checkDescription(instance, sent.description);
  const media = await upload(instance, member, {
    bytes: await bytesOf(sent.file),
    type: sent.file.type,
    ...(sent.description === undefined ? {} : { description: sent.description }),
  });
  describeMedia(instance.database, media.id, { focus: focusOf(instance, sent.focus) });
  return ownMedia(instance, member, String(media.id));
}

/** The file as it stands, or what can be said of it while it is worked on. */
function answer(
  { instance, view }: { readonly instance: Instance; readonly view: { readonly origin: string } },
  media: MediaRow,
  whileUnready: number,
): Reply {
  return isReady(media, instance.now())
    ? new Reply(mediaView(media, view.origin))
    : new Reply(unreadyMediaView(media, view.origin), { status: whileUnready });
}

export const mediaRoutes = [
  route(uploadMedia, async ({ instance, member, body, view }) =>
    mediaView(await keep(instance, member, body), view.origin),
  ),
  route(uploadMediaLater, async (asked) => {
    const { instance, member, body } = asked;
    const media = await keep(instance, member, body);
    const { mediaSeconds } = instance.config;
    if (mediaSeconds > 0)
      workOnMediaUntil(instance.database, media.id, instance.now() + mediaSeconds * 1000);
    const { body: view } = answer(asked, ownMedia(instance, member, String(media.id)), 202);
    return new Reply(view, { status: 202 });
  }),
  route(getMedia, (asked) =>
    answer(asked, ownMedia(asked.instance, asked.member, asked.path.id), 206),
  ),
  route(updateMedia, (asked) => {
    const { instance, member, path, body } = asked;
    const media = ownMedia(instance, member, path.id);
    checkDescription(instance, body.description);
    describeMedia(instance.database, media.id, {
      description: body.description ?? media.description ?? '',
      focus: focusOf(instance, body.focus),
    });
    return answer(asked, ownMedia(instance, member, path.id), 200);
  }),
];
