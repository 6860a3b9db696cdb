import { expect, test } from 'vitest';
import { playback } from './playback.ts';

const video = {
  isMovingPicture: false,
  isOpened: false,
  isReduced: false,
  isStill: false,
  isSaving: false,
};

test.each([
  ['a film in a timeline', {}, false],
  ['one that was opened', { isOpened: true }, true],
  ['one opened under reduced motion', { isOpened: true, isReduced: true, isStill: true }, false],
  ['one opened while saving data', { isOpened: true, isSaving: true }, false],
  ['one opened where pictures stand still', { isOpened: true, isStill: true }, true],
  ['a moving picture', { isMovingPicture: true }, true],
  ['a moving picture that is to stand still', { isMovingPicture: true, isStill: true }, false],
  ['a moving picture under reduced motion', { isMovingPicture: true, isReduced: true }, false],
  ['a moving picture while saving data', { isMovingPicture: true, isSaving: true }, false],
])('playback: autoplay of %s: %#', (_, wishes, playsItself) => {
  expect(playback({ ...video, ...wishes }).playsItself).toBe(playsItself);
});

test('playback: preloads nothing while saving data', () => {
  expect(playback(video).preload).toBe('metadata');
  expect(playback({ ...video, isSaving: true }).preload).toBe('none');
});
