import { beforeAll, expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { mediaKindAndFormat } from './media-labels.ts';
import { createAttachmentRow } from './testing/create-attachment-row.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const at = (name: string): string => `https://files.test/media/${name}`;

const hash = 'e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9';

test.each([
  ['audio/mpeg', `${hash}.mp3`, 'Audio, MP3'],
  ['audio/ogg', hash, 'Audio, OGG'],
  ['video/mp4', `${hash}.mp4`, 'Video, MP4'],
  ['application/pdf', `${hash}.pdf`, 'File, PDF'],
  ['application/x-shockwave-flash', `${hash}.swf`, 'Flash, SWF'],
  ['application/vnd.openxmlformats-officedocument', hash, 'File'],
])(
  'mediaKindAndFormat: returns the label of the type %s with the URL %s: "%s"',
  (mimeType, path, title) => {
    expect(
      mediaKindAndFormat(i18n, createAttachmentRow({ mimeType, url: at(path) }), at(path)),
    ).toBe(title);
  },
);
