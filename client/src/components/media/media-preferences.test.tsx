import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showAttachments } from '#components/media/testing/show-attachments.tsx';
import { apiAttachment } from '#components/media/testing/api-attachment.ts';

/* Gives a video this number of audio tracks, by which the player determines whether it has
   sound. */
function withTracks(video: HTMLElement, count: number): void {
  Object.defineProperty(video, 'audioTracks', { value: { length: count }, configurable: true });
}

test('VideoPlayer: loops silent videos, all videos or none, as the preferences say', async () => {
  const { session } = await showAttachments([apiAttachment('1', 'video/mp4')]);
  const video = await screen.findByTitle<HTMLVideoElement>('Heron 1');
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const loops = (tracks: number) => {
    play.mockClear();
    withTracks(video, tracks);
    fireEvent.ended(video);
    return play.mock.calls.length > 0;
  };
  expect([loops(0), loops(1)]).toEqual([true, false]);
  act(() => void session.preferences.set('loopVideoSilentOnly', false));
  expect([loops(0), loops(1)]).toEqual([true, true]);
  act(() => void session.preferences.set('loopVideo', false));
  expect([loops(0), loops(1)]).toEqual([false, false]);
});

const isContained = () => document.querySelector('[class*="_contained_"]') !== null;

test('Gallery: fits images into their tile or crops them to fill it, as the preference says', async () => {
  const { session } = await showAttachments([apiAttachment('1')]);
  expect(isContained()).toBe(true);
  act(() => void session.preferences.set('useContainFit', false));
  expect(isContained()).toBe(false);
});
