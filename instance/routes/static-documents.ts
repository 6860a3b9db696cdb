import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { getUnicodeEmoji } from '@rookery/contract/calls/emoji.ts';
import { getInstancePanel, getStaticConfig } from '@rookery/contract/calls/static-documents.ts';
import {
  getBlurhashOverlay,
  getStickerPack,
  getStickerPacks,
  getTermsOfService,
} from '@rookery/contract/calls/static-files.ts';
import { getStyles, getThemeFile } from '@rookery/contract/calls/themes.ts';
import type { Instance } from '#context.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { operatorFileResponse, pageResponse } from '#pages/page-response.ts';
import { instanceDocumentText } from '#views/document-text.ts';

/** The packs are in subfolders, but the path of the contract's call has only one folder. */
const getNestedStickerPack = defineCall('GET', '/static/stickers/:name/pack.json', {
  caller: 'anyone',
  response: v.unknown(),
});

/**
 * Returns the first of these that exists: the operator's file, the instance's own document, the
 * client's file, the client's page.
 */
async function documentResponse(
  instance: Instance,
  request: Request,
  ownDocument?: RouteResponse,
): Promise<RouteResponse | Response> {
  const operatorFile = await operatorFileResponse(instance, request);
  return operatorFile ?? ownDocument ?? (await pageResponse(instance, request));
}

const noCacheHeaders = { 'cache-control': 'public, no-cache' };

function htmlResponse(
  instance: Instance,
  name: Parameters<typeof instanceDocumentText>[1],
): RouteResponse | undefined {
  const text = instanceDocumentText(instance, name);
  if (text === '') return undefined;
  return new RouteResponse(text, {
    headers: {
      ...noCacheHeaders,
      'content-type': 'text/html',
      'content-language': instance.config.languages.join(', '),
    },
  });
}

function jsonResponse(value: unknown): RouteResponse {
  return new RouteResponse(value, { headers: noCacheHeaders });
}

function packResponse(instance: Instance, folder: string): RouteResponse | undefined {
  const pack = instance.stickers.pack(folder);
  return pack && jsonResponse(pack);
}

/** Documents and stickers that front ends load from fixed paths. */
export const staticDocumentRoutes = [
  route(getStaticConfig, ({ instance, request }) => pageResponse(instance, request)),
  route(getStyles, ({ instance, request }) => pageResponse(instance, request)),
  route(getThemeFile, ({ instance, request }) => documentResponse(instance, request)),
  route(getUnicodeEmoji, ({ instance, request }) => pageResponse(instance, request)),
  route(getBlurhashOverlay, ({ instance, request }) => pageResponse(instance, request)),
  route(getTermsOfService, ({ instance, request }) =>
    documentResponse(instance, request, htmlResponse(instance, 'terms-of-service')),
  ),
  route(getInstancePanel, ({ instance, request }) =>
    documentResponse(instance, request, htmlResponse(instance, 'instance-panel')),
  ),
  route(getStickerPacks, ({ instance, request }) =>
    documentResponse(instance, request, jsonResponse(instance.stickers.folders)),
  ),
  route(getStickerPack, ({ instance, request, path }) =>
    documentResponse(instance, request, packResponse(instance, path.folder)),
  ),
  route(getNestedStickerPack, ({ instance, request, path }) =>
    documentResponse(instance, request, packResponse(instance, `static/stickers/${path.name}`)),
  ),
];
