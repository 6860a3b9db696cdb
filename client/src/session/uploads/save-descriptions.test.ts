import { expect, test } from 'vitest';
import { markMetadataSubmitted, unsavedMetadata } from './save-descriptions.ts';

const file = {
  key: 'k',
  mediaId: '1',
  workedOnId: null,
  kind: 'image',
  name: '',
  mimeType: '',
  size: 0,
  previewUrl: null,
  url: null,
  description: '',
  savedDescription: '',
  focus: null,
  savedFocus: null,
  isTold: false,
} as const;

test.each([
  ['A heron', '', false, { description: 'A heron' }],
  ['  ', '', false, {}],
  ['A heron', 'A heron', false, {}],
  ['', 'A heron', false, { description: '' }],
  ['', '', true, { description: '' }],
  ['A heron', '', true, { description: 'A heron' }],
] as const)(
  'unsavedMetadata: for %j, where the server has %j and an attempt has begun: %s, sends %j [R-COMP-038]',
  (description, savedDescription, isTold, expected) => {
    expect(unsavedMetadata({ ...file, description, savedDescription, isTold })).toEqual(expected);
  },
);

test.each([
  [null, null, {}],
  [{ x: 0.5, y: -1 }, null, { focus: '0.50,-1.00' }],
  [{ x: 0.5, y: -1 }, { x: 0.5, y: -1 }, {}],
  [{ x: 0, y: 0 }, { x: 0.5, y: -1 }, { focus: '0.00,0.00' }],
])(
  'unsavedMetadata: for the focus %j, if the server has %j, returns %j',
  (focus, savedFocus, expected) => {
    expect(unsavedMetadata({ ...file, focus, savedFocus })).toEqual(expected);
  },
);

test('markMetadataSubmitted: sets isTold only for attachments with unsaved metadata', () => {
  const plain = [{ ...file }];
  expect(markMetadataSubmitted(plain)).toBe(plain);
  const described = { ...file, description: 'A heron' };
  expect(markMetadataSubmitted([{ ...file }, described])).toEqual([
    file,
    { ...described, isTold: true },
  ]);
});
