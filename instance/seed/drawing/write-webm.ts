interface Video {
  readonly width: number;
  readonly height: number;
  /** Duration of a frame in milliseconds. */
  readonly step: number;
  /** The frames, each of which is a complete VP8 image. */
  readonly frames: readonly Uint8Array[];
}

function idBytes(id: number): Buffer {
  const digits = id.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
}

/**
 * Sizes are always written in eight bytes, so that the length of every element is known in advance.
 */
function element(id: number, body: Uint8Array): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(0x01_00_00_00_00_00_00_00n | BigInt(body.length));
  return Buffer.concat([idBytes(id), size, body]);
}

function number(id: number, value: number): Buffer {
  const body = Buffer.alloc(4);
  body.writeUInt32BE(value);
  return element(id, body);
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value));
}

function real(id: number, value: number): Buffer {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(value);
  return element(id, body);
}

function clusterOf(time: number, frames: readonly Uint8Array[], step: number): Buffer {
  const blocks = frames.map((frame, index) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(index * step, 1);
    return element(0xa3, Buffer.concat([head, frame]));
  });
  return element(0x1f_43_b6_75, Buffer.concat([number(0xe7, time), ...blocks]));
}

function cueOf(time: number, position: number): Buffer {
  const trackPosition = element(0xb7, Buffer.concat([number(0xf7, 1), number(0xf1, position)]));
  return element(0xbb, Buffer.concat([number(0xb3, time), trackPosition]));
}

/** Returns the VP8 frame inside a lossy WebP file. */
export function frameOfWebp(webp: Uint8Array): Uint8Array {
  const bytes = Buffer.from(webp);
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'VP8 ')
      return bytes.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('A WebP file without a lossy picture.');
}

/** Returns a silent WebM file in which every frame is a key frame. */
export function writeWebm({ width, height, step, frames }: Video): Uint8Array {
  const perCluster = Math.max(1, Math.floor(1000 / step));
  const clusters: { time: number; bytes: Buffer }[] = [];
  for (let first = 0; first < frames.length; first += perCluster) {
    const time = first * step;
    const group = frames.slice(first, first + perCluster);
    clusters.push({ time, bytes: clusterOf(time, group, step) });
  }
  const head = element(
    0x1a_45_df_a3,
    Buffer.concat([
      number(0x42_86, 1),
      number(0x42_f7, 1),
      number(0x42_f2, 4),
      number(0x42_f3, 8),
      text(0x42_82, 'webm'),
      number(0x42_87, 2),
      number(0x42_85, 2),
    ]),
  );
  const info = element(
    0x15_49_a9_66,
    Buffer.concat([
      number(0x2a_d7_b1, 1_000_000),
      real(0x44_89, frames.length * step),
      text(0x4d_80, 'Rookery'),
      text(0x57_41, 'Rookery'),
    ]),
  );
  const video = element(0xe0, Buffer.concat([number(0xb0, width), number(0xba, height)]));
  const track = element(
    0xae,
    Buffer.concat([
      number(0xd7, 1),
      number(0x73_c5, 1),
      number(0x83, 1),
      text(0x86, 'V_VP8'),
      video,
    ]),
  );
  const tracks = element(0x16_54_ae_6b, track);
  const cuesAt = (begin: number): Buffer => {
    let position = begin;
    const cues = clusters.map(({ time, bytes }) => {
      const cue = cueOf(time, position);
      position += bytes.length;
      return cue;
    });
    return element(0x1c_53_bb_6b, Buffer.concat(cues));
  };
  const before = info.length + tracks.length;
  const cues = cuesAt(before + cuesAt(0).length);
  const body = Buffer.concat([info, tracks, cues, ...clusters.map(({ bytes }) => bytes)]);
  return new Uint8Array(Buffer.concat([head, element(0x18_53_80_67, body)]));
}
