import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { getUnicodeEmoji } from '#contract/calls/emoji.ts';
import {
  getBlurhashOverlay,
  getInstancePanel,
  getStaticConfig,
  getStickerPack,
  getStickerPacks,
  getStyles,
  getTermsOfService,
  getThemeFile,
} from '#contract/calls/static-documents.ts';
import type { Instance } from '#instance/context.ts';
import { Reply } from '#instance/http/reply.ts';
import { route } from '#instance/http/route.ts';
import { customFile, pageResponse } from '#instance/pages/page-response.ts';
import { documentText } from '#instance/views/document-text.ts';

/** The contract's row names one folder; packs lie deeper. */
const getPackBelow = defineCall({
  method: 'GET',
  path: '/static/stickers/:name/pack.json',
  who: 'anyone',
  answer: v.unknown(),
});

/** The operator's file, or the instance's own words, or what the client has there: its page where it has nothing. */
async function document(
  instance: Instance,
  request: Request,
  own?: Reply,
): Promise<Reply | Response> {
  return (await customFile(instance, request)) ?? own ?? (await pageResponse(instance, request));
}

const unchecked = { 'cache-control': 'public, no-cache' };

function htmlReply(text: string): Reply | undefined {
  if (text === '') return undefined;
  return new Reply(text, { headers: { ...unchecked, 'content-type': 'text/html' } });
}

function jsonReply(value: unknown): Reply {
  return new Reply(value, { headers: unchecked });
}

function packReply(instance: Instance, folder: string): Reply | undefined {
  const pack = instance.stickers.pack(folder);
  return pack && jsonReply(pack);
}

export const staticDocumentRoutes = [
  route(getStaticConfig, ({ instance, request }) => pageResponse(instance, request)),
  route(getStyles, ({ instance, request }) => pageResponse(instance, request)),
  route(getThemeFile, ({ instance, request }) => document(instance, request)),
  route(getUnicodeEmoji, ({ instance, request }) => pageResponse(instance, request)),
  route(getBlurhashOverlay, ({ instance, request }) => pageResponse(instance, request)),
  route(getTermsOfService, ({ instance, request }) =>
    document(instance, request, htmlReply(documentText(instance, 'terms-of-service'))),
  ),
  route(getInstancePanel, ({ instance, request }) =>
    document(instance, request, htmlReply(documentText(instance, 'instance-panel'))),
  ),
  route(getStickerPacks, ({ instance, request }) =>
    document(instance, request, jsonReply(instance.stickers.folders)),
  ),
  route(getStickerPack, ({ instance, request, path }) =>
    document(instance, request, packReply(instance, path.folder)),
  ),
  route(getPackBelow, ({ instance, request, path }) =>
    document(instance, request, packReply(instance, `static/stickers/${path.name}`)),
  ),
];
