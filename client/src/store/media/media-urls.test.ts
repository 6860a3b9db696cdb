import { expect, test } from 'vitest';
import { createAttachmentRow } from '#components/media/testing/create-attachment-row.ts';
import { mediaUrls } from './media-urls.ts';

const full = 'https://files.test/a/1.mp4';

test.each([
  ['another picture', 'https://files.test/a/1.jpg', 'https://files.test/a/1.jpg'],
  ['the file itself', full, undefined],
  ['a copy of a file that is no picture', 'https://proxy.test/x/1.MP4', undefined],
  ['nothing', null, undefined],
  ['a script URL', 'javascript:alert(1)', undefined],
])(
  'mediaUrls: if the preview of the server is %s (%s), returns the preview %s',
  (_, previewUrl, preview) => {
    expect(mediaUrls(createAttachmentRow({ url: full, previewUrl }))).toEqual({ full, preview });
  },
);

test('mediaUrls: returns undefined for a file with a `data:` URL, which the page may not load', () => {
  expect(mediaUrls(createAttachmentRow({ url: 'data:text/html,x' }))).toBeUndefined();
});
