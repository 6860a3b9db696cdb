import { beforeAll, expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { kindAndFormat, readableFileName } from './media-labels.ts';
import { createAttachmentRow } from './testing/create-attachment-row.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const at = (name: string): string => `https://files.test/media/${name}`;

test.each([
  'e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9.mp3',
  'E1FF8BA8A1C0D2B9.ogg',
  '111222333444555666.mp4',
  '8f14e45f-ceea-467f-a8f3-1d2b3c4d5e6f.pdf',
  'webpublic-8f14e45f-ceea-467f-a8f3-1d2b3c4d5e6f.webp',
  'AgQl6nQ2Xi0rDq5mKy.swf',
  'e1ff8ba8a1c0d2b9',
  '',
])('readableFileName: is undefined for a generated name (%s)', (name) => {
  expect(readableFileName(at(name))).toBeUndefined();
});

test.each([
  ['heron%20at%20dawn.pdf', 'heron at dawn.pdf'],
  ['IMG_20240101_120000.jpg', 'IMG_20240101_120000.jpg'],
  ['HolidayPhotos2024Summer.zip', 'HolidayPhotos2024Summer.zip'],
  ['%D9%85%D8%B1%D8%AD%D8%A8%D8%A7.mp3', 'مرحبا.mp3'],
  ['deadbeef.txt', 'deadbeef.txt'],
  ['2024.mp3', '2024.mp3'],
  ['watch', 'watch'],
])('readableFileName: keeps the name of a file (%s)', (path, name) => {
  expect(readableFileName(at(path))).toBe(name);
});

const hash = 'e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9';

test.each([
  ['audio/mpeg', `${hash}.mp3`, 'Audio, MP3'],
  ['audio/ogg', hash, 'Audio, OGG'],
  ['video/mp4', `${hash}.mp4`, 'Video, MP4'],
  ['application/pdf', `${hash}.pdf`, 'File, PDF'],
  ['application/x-shockwave-flash', `${hash}.swf`, 'Flash, SWF'],
  ['application/vnd.openxmlformats-officedocument', hash, 'File'],
])('kindAndFormat: %s at %s is "%s"', (mimeType, path, title) => {
  expect(kindAndFormat(i18n, createAttachmentRow({ mimeType, url: at(path) }), at(path))).toBe(
    title,
  );
});
