import { expect, test } from 'vitest';
import { resolvePlayback } from './resolve-playback.ts';

const video = {
  isMovingPicture: false,
  isOpened: false,
  isReduced: false,
  isStill: false,
  isSaving: false,
};

test.each([
  ['a video in a timeline', {}, false],
  ['an opened video', { isOpened: true }, true],
  [
    'an opened video with reduced motion',
    { isOpened: true, isReduced: true, isStill: true },
    false,
  ],
  ['an opened video while saving data', { isOpened: true, isSaving: true }, false],
  ['an opened video with stopped animations', { isOpened: true, isStill: true }, true],
  ['a silent loop', { isMovingPicture: true }, true],
  ['a silent loop with stopped animations', { isMovingPicture: true, isStill: true }, false],
  ['a silent loop with reduced motion', { isMovingPicture: true, isReduced: true }, false],
  ['a silent loop while saving data', { isMovingPicture: true, isSaving: true }, false],
])('resolvePlayback: for %s (%j), sets playsItself to %s', (_, wishes, playsItself) => {
  expect(resolvePlayback({ ...video, ...wishes }).playsItself).toBe(playsItself);
});

test('resolvePlayback: preloads nothing while saving data', () => {
  expect(resolvePlayback(video).preload).toBe('metadata');
  expect(resolvePlayback({ ...video, isSaving: true }).preload).toBe('none');
});
