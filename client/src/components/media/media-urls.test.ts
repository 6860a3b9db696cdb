import { expect, test } from 'vitest';
import { createAttachmentRow } from './testing/create-attachment-row.ts';
import { fileName, mediaUrls } from './media-urls.ts';

const full = 'https://files.test/a/1.mp4';

test.each([
  ['another picture', 'https://files.test/a/1.jpg', 'https://files.test/a/1.jpg'],
  ['the file itself', full, undefined],
  ['a copy of a file that is no picture', 'https://proxy.test/x/1.MP4', undefined],
  ['nothing', null, undefined],
  ['a script URL', 'javascript:alert(1)', undefined],
])('mediaUrls: a preview that is %s', (_, previewUrl, preview) => {
  expect(mediaUrls(createAttachmentRow({ url: full, previewUrl }))).toEqual({ full, preview });
});

test('mediaUrls: is undefined for a URL that the page may not load', () => {
  expect(mediaUrls(createAttachmentRow({ url: 'data:text/html,x' }))).toBeUndefined();
});

test.each([
  ['https://files.test/a/heron%20at%20dawn.pdf?x=1', 'heron at dawn.pdf'],
  ['https://files.test/a/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['https://files.test/', ''],
])('fileName: of %s is “%s”', (url, name) => {
  expect(fileName(url)).toBe(name);
});
