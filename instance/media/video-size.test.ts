import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { videoSize } from './video-size.ts';

function box(name: string, ...contents: Uint8Array[]): Uint8Array {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function trackHeader(width: number, height: number): Uint8Array {
  const content = Buffer.alloc(84);
  content.writeUInt16BE(width, 76);
  content.writeUInt16BE(height, 80);
  return box('tkhd', content);
}

function element(name: readonly number[], content: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from([...name, 0x80 | content.length]), content]);
}

const mp4 = Buffer.concat([
  box('ftyp', Buffer.from('isom')),
  box('mdat', Buffer.alloc(40)),
  box('moov', box('mvhd'), box('trak', trackHeader(0, 0)), box('trak', trackHeader(640, 360))),
]);

const video = Buffer.concat([
  element([0xb0], Buffer.from([0x02, 0x80])),
  element([0xba], Buffer.from([0x01, 0x68])),
]);
const webm = Buffer.concat([
  element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm')),
  element(
    [0x18, 0x53, 0x80, 0x67],
    element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0xe0], video))),
  ),
]);

test.each([
  ['video/mp4', mp4],
  ['video/webm', webm],
])('videoSize: reads the size of a %s from its header', (type, bytes) => {
  expect(videoSize(bytes, type)).toEqual({ width: 640, height: 360 });
});

test('videoSize: returns undefined for bytes that are not a video', () => {
  expect(videoSize(mp4, 'video/ogg')).toBeUndefined();
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.nat(200),
      fc.constantFrom('video/mp4', 'video/webm'),
      (noise, cut, type) => {
        const start = type === 'video/mp4' ? mp4 : webm;
        const size = videoSize(Buffer.concat([start.subarray(0, cut), noise]), type);
        if (size) expect(size.width).toBeGreaterThan(0);
      },
    ),
  );
});
