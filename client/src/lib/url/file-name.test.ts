import { expect, test } from 'vitest';
import { fileName, readableFileName } from './file-name.ts';

const at = (name: string): string => `https://files.test/media/${name}`;

test.each([
  ['https://files.test/a/heron%20at%20dawn.pdf?x=1', 'heron at dawn.pdf'],
  ['https://files.test/a/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['https://files.test/', ''],
])('fileName: for %s, returns “%s”', (url, name) => {
  expect(fileName(url)).toBe(name);
});

test.each([
  'e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9e1ff8ba8a1c0d2b9.mp3',
  'E1FF8BA8A1C0D2B9.ogg',
  '111222333444555666.mp4',
  '8f14e45f-ceea-467f-a8f3-1d2b3c4d5e6f.pdf',
  'webpublic-8f14e45f-ceea-467f-a8f3-1d2b3c4d5e6f.webp',
  'AgQl6nQ2Xi0rDq5mKy.swf',
  'e1ff8ba8a1c0d2b9',
  '',
])('readableFileName: returns undefined for the generated name %s', (name) => {
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
])('readableFileName: for %s, returns the name %s', (path, name) => {
  expect(readableFileName(at(path))).toBe(name);
});
