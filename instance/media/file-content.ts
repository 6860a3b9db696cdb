import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/**
 * The number of bytes that are read at once. They stay in memory until a slow client has read them.
 */
const partBytes = 65_536;

/** The content of a file, which is read in parts at the speed of the client. */
export interface FileContent {
  readonly size: number;
  /** Returns the bytes from `start` up to, but not including, `end`. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
}

/** Returns a stream that reads each part after the client has read the previous one. */
function streamOf(parts: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value } = await parts.next();
        if (value) controller.enqueue(value);
        else controller.close();
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* partsOf(
  bytes: Uint8Array,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array, void> {
  for (let at = start; at < end; at += partBytes)
    yield bytes.subarray(at, Math.min(at + partBytes, end));
}

/** Opens the file only when the first part is requested: responses to HEAD requests read nothing. */
async function* readParts(
  path: string,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array, void> {
  const file = await open(path);
  try {
    for (let at = start; at < end;) {
      const length = Math.min(partBytes, end - at);
      // oxlint-disable-next-line no-await-in-loop -- the next part is read when the last was taken
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at);
      if (bytesRead === 0) throw new Error(`${path} became shorter while it was sent.`);
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

export function contentOfBytes(bytes: Uint8Array): FileContent {
  return {
    size: bytes.byteLength,
    read: (start, end) => streamOf(partsOf(bytes, start, end)),
  };
}

export function contentOfFile(path: string, size: number): FileContent {
  return {
    size,
    read: (start, end) => streamOf(readParts(path, start, end)),
  };
}

/** Reads a content completely. */
export function readContentText(content: FileContent): Promise<string> {
  return text(content.read(0, content.size));
}
