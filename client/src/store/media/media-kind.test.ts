import { expect, test } from 'vitest';
import { createAttachmentRow } from '#components/media/testing/create-attachment-row.ts';
import { isViewable, mediaKind } from './media-kind.ts';

test.each([
  ['image/png', 'unknown', 'image'],
  ['image/svg+xml', 'unknown', 'image'],
  ['VIDEO/MP4', 'unknown', 'video'],
  ['audio/ogg', 'unknown', 'audio'],
  ['application/x-shockwave-flash', 'video', 'flash'],
  ['application/vnd.adobe.flash.movie', 'unknown', 'flash'],
  ['text/html', 'image', 'html'],
  ['application/json+oembed', 'unknown', 'html'],
  ['application/pdf', 'image', 'unknown'],
  ['application/octet-stream', 'image', 'unknown'],
  ['not-an-image/png', 'image', 'unknown'],
  [undefined, 'image', 'image'],
  ['', 'audio', 'audio'],
  [undefined, 'gifv', 'video'],
  [undefined, 'video', 'video'],
  [undefined, 'something', 'unknown'],
] as const)(
  'mediaKind: for the MIME type %s and the server’s type “%s”, returns %s [R-ATT-007]',
  (mime, type, kind) => {
    expect(mediaKind({ type, ...(mime === undefined ? {} : { mimeType: mime }) })).toBe(kind);
  },
);

test.each([
  ['image/png', true],
  ['video/mp4', true],
  ['audio/ogg', true],
  ['application/x-shockwave-flash', true],
  ['text/html', false],
  ['application/pdf', false],
])(
  'isViewable: for an attachment of the type %s, returns %s [R-VIEWER-005]',
  (mimeType, isShown) => {
    expect(isViewable(createAttachmentRow({ mimeType }))).toBe(isShown);
  },
);
