import { expect, test } from 'vitest';
import { partitionBySize, uploadLimit } from './upload-limits.ts';

test.each([
  ['image/png', { general: 9, image: 5 }, 9],
  ['image/png', { image: 5, video: 7 }, 5],
  ['video/mp4', { image: 5, video: 7 }, 7],
  ['audio/ogg', { image: 5, video: 7 }, 7],
  ['text/plain', { image: 5, video: 7 }, undefined],
  ['image/png', {}, undefined],
] as const)(
  'uploadLimit: for a file of the type %s and the limits %j, returns %s bytes [R-COMP-035]',
  (type, limits, bytes) => {
    expect(uploadLimit(type, limits)).toBe(bytes);
  },
);

test('partitionBySize: accepts a file as large as the limit, and refuses one that is a byte larger [R-COMP-035]', () => {
  const small = new File(['12345'], 'a.png', { type: 'image/png' });
  const large = new File(['123456'], 'b.png', { type: 'image/png' });
  expect(partitionBySize([large, small], { general: 5 })).toEqual({
    fitting: [small],
    tooBig: [{ file: large, allowed: 5 }],
  });
});
