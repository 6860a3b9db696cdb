import { expect, test } from 'vitest';
import { isToBeSaved } from './save-descriptions.ts';

const file = {
  key: 'k',
  kind: 'image',
  name: '',
  mimeType: '',
  size: 0,
  previewUrl: null,
  url: null,
  focus: null,
} as const;

test.each([
  ['1', 'A heron', '', true],
  ['1', '  ', '', false],
  ['1', 'A heron', 'A heron', false],
  ['1', '', 'A heron', true],
  [null, 'A heron', '', false],
] as const)(
  'of file %j with %j where the server knows %j, there is something to save: %s [R-COMP-038]',
  (mediaId, description, savedDescription, expected) => {
    expect(isToBeSaved({ ...file, mediaId, description, savedDescription })).toBe(expected);
  },
);
