/** Writes bits from the highest of each byte, as SWF packs numbers. */
function packBits(fields: readonly (readonly [value: number, bits: number])[]): Buffer {
  const text = fields
    .map(([value, bits]) => (value < 0 ? value + 2 ** bits : value).toString(2).padStart(bits, '0'))
    .join('');
  const bytes = text.padEnd(Math.ceil(text.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

function tag(code: number, body: Uint8Array): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE((code << 6) | 0x3f, 0);
  head.writeUInt32LE(body.length, 2);
  return Buffer.concat([head, body]);
}

/** Left, right, top and bottom, in twentieths of a pixel. */
function rectangle(right: number, bottom: number): Buffer {
  return packBits([[15, 5], ...[0, right, 0, bottom].map((value) => [value, 15] as const)]);
}

const side = 1200;

function edge(across: number, down: number): (readonly [number, number])[] {
  return [
    [3, 2],
    [12, 4],
    [1, 1],
    [across, 14],
    [down, 14],
  ];
}

function square([red, green, blue]: readonly [number, number, number]): Buffer {
  const outline = packBits([
    [1, 4],
    [0, 4],
    [0, 1],
    [4, 5],
    [1, 1],
    ...edge(side, 0),
    ...edge(0, side),
    ...edge(-side, 0),
    ...edge(0, -side),
    [0, 6],
  ]);
  const styles = Buffer.from([1, 0, red, green, blue, 0]);
  return tag(2, Buffer.concat([Buffer.from([1, 0]), rectangle(side, side), styles, outline]));
}

function placeObject(frame: number, x: number, y: number): Buffer {
  const isFirst = frame === 0;
  const matrix = packBits([
    [0, 1],
    [0, 1],
    [15, 5],
    [x, 15],
    [y, 15],
  ]);
  const head = isFirst ? [0x06, 1, 0, 1, 0] : [0x05, 1, 0];
  return tag(26, Buffer.concat([Buffer.from(head), matrix]));
}

/** Returns a small Flash animation: a square that moves over a coloured background. */
export function writeSwf(colour: readonly [number, number, number]): Uint8Array {
  const frames = 48;
  const steps = Array.from({ length: frames }, (_, frame) => {
    const x = Math.round(4400 + 4000 * Math.sin((frame / frames) * 2 * Math.PI));
    return Buffer.concat([placeObject(frame, x, 2400), tag(1, Buffer.alloc(0))]);
  });
  const body = Buffer.concat([
    rectangle(10_000, 6000),
    Buffer.from([0, 24, frames, 0]),
    tag(9, Buffer.from([24, 34, 52])),
    square(colour),
    ...steps,
    tag(0, Buffer.alloc(0)),
  ]);
  const head = Buffer.alloc(8);
  head.write('FWS', 0, 'latin1');
  head[3] = 6;
  head.writeUInt32LE(body.length + 8, 4);
  return new Uint8Array(Buffer.concat([head, body]));
}
