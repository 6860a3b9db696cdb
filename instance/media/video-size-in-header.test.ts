import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMp4, createMp4Track, createWebm, createWebmTrack } from '#testing/video-headers.ts';
import { videoSizeInHeader } from './video-size-in-header.ts';

const videos = {
  'video/mp4': createMp4(createMp4Track(0, 0), createMp4Track(640, 360)),
  'video/webm': createWebm(createWebmTrack(640, 360, 2)),
};

test.each(Object.entries(videos))(
  'videoSizeInHeader: reads the size of a %s from its header',
  (type, bytes) => {
    expect(videoSizeInHeader(bytes, type)).toEqual({ width: 640, height: 360 });
  },
);

test('videoSizeInHeader: returns undefined for bytes that are not a video', () => {
  expect(videoSizeInHeader(videos['video/mp4'], 'video/ogg')).toBeUndefined();
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.nat(200),
      fc.constantFrom('video/mp4', 'video/webm'),
      (noise, cut, type) => {
        const start = videos[type].subarray(0, cut);
        const size = videoSizeInHeader(Buffer.concat([start, noise]), type);
        if (size) expect(size.width).toBeGreaterThan(0);
      },
    ),
  );
});
