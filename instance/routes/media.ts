import {
  getMedia,
  updateMedia,
  uploadMedia,
  uploadMediaAsync,
} from '@rookery/contract/calls/media.ts';
import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { readBytes, storeUpload } from '#commands/store-upload.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route } from '#http/route.ts';
import { readFocalPoint, type FocalPoint } from '#rules/focal-point.ts';
import { updateMediaDescription, isMediaReady, mediaById, setMediaReadyAt } from '#store/media.ts';
import type { AccountRow, MediaRow } from '#store/rows.ts';
import { mediaView, processingMediaView } from '#views/media-view.ts';
import type { ViewContext } from '#views/view-context.ts';

function ownMedia(instance: Instance, member: AccountRow, id: string): MediaRow {
  const media = mediaById(instance.database, id);
  if (!media) throw notFound();
  if (media.account_id !== member.id) throw new HttpError(403, 'Access denied');
  return media;
}

function checkDescription(instance: Instance, description: string | undefined): void {
  requireTextLength(instance.config, {
    name: 'description',
    text: description ?? '',
    characters: instance.config.limits.description,
    tooLong: () => new HttpError(400, 'description_too_long'),
  });
}

interface UploadBody {
  readonly file: Blob;
  readonly description?: string;
  readonly focus?: string;
}

function focusOf({ config }: Instance, text: string | undefined): FocalPoint | undefined {
  return config.focalPoints ? readFocalPoint(text) : undefined;
}

async function saveUpload(
  instance: Instance,
  member: AccountRow,
  body: UploadBody,
): Promise<MediaRow> {
  checkDescription(instance, body.description);
  const media = await storeUpload(instance, member, {
    bytes: await readBytes(body.file),
    type: body.file.type,
    ...(body.description === undefined ? {} : { description: body.description }),
  });
  updateMediaDescription(instance.database, media.id, { focus: focusOf(instance, body.focus) });
  return ownMedia(instance, member, String(media.id));
}

/**
 * Responds with an attachment. While its file is being processed, it has no URLs and the response the
 * status `processingStatus`.
 */
function mediaResponse(
  { instance, view }: { readonly instance: Instance; readonly view: ViewContext },
  media: MediaRow,
  processingStatus: number,
): RouteResponse {
  return isMediaReady(media, instance.now())
    ? new RouteResponse(mediaView(media, view))
    : new RouteResponse(processingMediaView(media, view), { status: processingStatus });
}

export const mediaRoutes = [
  route(uploadMedia, async ({ instance, member, body, view }) =>
    mediaView(await saveUpload(instance, member, body), view),
  ),
  route(uploadMediaAsync, async (routeRequest) => {
    const { instance, member, body } = routeRequest;
    const media = await saveUpload(instance, member, body);
    const { mediaSeconds } = instance.config;
    if (mediaSeconds > 0)
      setMediaReadyAt(instance.database, media.id, instance.now() + mediaSeconds * 1000);
    const { body: view } = mediaResponse(
      routeRequest,
      ownMedia(instance, member, String(media.id)),
      202,
    );
    const { readyUploadStatus } = findDialect(instance.config);
    return new RouteResponse(view, { status: mediaSeconds > 0 ? 202 : readyUploadStatus });
  }),
  route(getMedia, (routeRequest) =>
    mediaResponse(
      routeRequest,
      ownMedia(routeRequest.instance, routeRequest.member, routeRequest.path.id),
      206,
    ),
  ),
  route(updateMedia, (routeRequest) => {
    const { instance, member, path, body } = routeRequest;
    const media = ownMedia(instance, member, path.id);
    if (findDialect(instance.config).editsMedia && media.status_id !== null) throw notFound();
    checkDescription(instance, body.description);
    updateMediaDescription(instance.database, media.id, {
      description: body.description ?? media.description ?? '',
      focus: focusOf(instance, body.focus),
    });
    return mediaResponse(routeRequest, ownMedia(instance, member, path.id), 200);
  }),
];
