import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripLocation } from './strip-location.ts';

const encode = (text: string): number[] => [...new TextEncoder().encode(text)];

function segment(kind: number, body: readonly number[]): number[] {
  const length = body.length + 2;
  return [0xff, kind, length >> 8, length & 0xff, ...body];
}

/**
 * Creates a TIFF structure with the orientation 6 and, if `hasPlace` is set, a GPS latitude of 52
 * degrees north.
 */
function tiff(isLittle: boolean, hasPlace: boolean): number[] {
  const two = (value: number) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const four = (value: number) =>
    isLittle
      ? [...two(value & 0xffff), ...two(value >>> 16)]
      : [...two(value >>> 16), ...two(value & 0xffff)];
  const short = (value: number) => (isLittle ? four(value) : four(value << 16));
  const entries = [[...two(0x0112), ...two(3), ...four(1), ...short(6)]];
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  if (hasPlace) entries.push([...two(0x8825), ...two(4), ...four(1), ...four(gpsAt)]);
  const main = [...two(entries.length), ...entries.flat(), ...four(0)];
  const head = [...encode(isLittle ? 'II' : 'MM'), ...two(42), ...four(8)];
  if (!hasPlace) return [...head, ...main];
  const valueAt = gpsAt + 2 + 12 + 4;
  const gps = [...two(1), ...two(2), ...two(5), ...four(3), ...four(valueAt), ...four(0)];
  const degrees = [52, 1, 31, 1, 12, 1].flatMap(four);
  return [...head, ...main, ...gps, ...degrees];
}

function photo(parts: readonly (readonly number[])[]): Uint8Array {
  const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
  return Uint8Array.from([0xff, 0xd8, ...parts.flat(), ...scan]);
}

const exif = (structure: readonly number[]): number[] =>
  segment(0xe1, [...encode('Exif'), 0, 0, ...structure]);
const jfif = segment(0xe0, [...encode('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);

test.each([true, false])(
  'stripLocation: removes the location from a photo and keeps its orientation (little-endian: %s)',
  (isLittle) => {
    const original = photo([jfif, exif(tiff(isLittle, true))]);
    const stripped = stripLocation(original);
    const bytes = [...(stripped ?? [])];
    expect(bytes).toHaveLength(original.length);
    expect(bytes.join()).not.toContain([52, 0, 0, 0].join());
    expect(bytes.join()).not.toContain([0, 0, 0, 52].join());
    const orientation = tiff(isLittle, false).slice(10, 22);
    expect(bytes.join()).toContain(orientation.join());
    expect(bytes.slice(-9)).toEqual(Array.from(original.slice(-9)));
  },
);

test('stripLocation: removes an XMP block from a JPEG', () => {
  const xmp = segment(0xe1, [
    ...encode('http://ns.adobe.com/xap/1.0/'),
    0,
    ...encode('exif:GPSLatitude'),
  ]);
  expect([...(stripLocation(photo([jfif, xmp])) ?? [])]).toEqual([...photo([jfif])]);
});

test('stripLocation: returns undefined for a JPEG without a location and for other formats', () => {
  expect(stripLocation(photo([jfif, exif(tiff(true, false))]))).toBeUndefined();
  expect(stripLocation(Uint8Array.from(encode('GIF89a')))).toBeUndefined();
  expect(stripLocation(new Uint8Array())).toBeUndefined();
});

test('stripLocation: throws no error for damaged bytes, and does not change the original', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(120), (noise, at) => {
      const bytes = photo([jfif, exif(tiff(true, true))]);
      bytes.set(noise.slice(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
      const before = [...bytes];
      stripLocation(bytes);
      expect([...bytes]).toEqual(before);
    }),
  );
});
