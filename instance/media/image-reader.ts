import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { createFairQueue } from './fair-queue.ts';
import { imageDoneMessageSchema, imageResultSchema, type ImageResult } from './image-result.ts';

export interface ImageReader {
  /**
   * Reads an image and resolves to the results within the limits, or to `undefined` if the member
   * has too many images waiting.
   */
  read(memberId: string, bytes: Uint8Array, isSizeOnly?: boolean): Promise<ImageResult | undefined>;
  close(): void;
}

export interface ImageLimits {
  /** Maximum memory of the process in bytes. The process ends itself when it uses more. */
  readonly memory: number;
  /** Maximum milliseconds for one image. The process is killed when it takes longer. */
  readonly time: number;
  /** Maximum number of waiting images per member. */
  readonly waiting: number;
}

const defaultLimits: ImageLimits = { memory: 256_000_000, time: 20_000, waiting: 20 };

/**
 * An idle process uses about 75 MB; one that uses more than this is replaced before the next image.
 */
const maxIdleMemory = 128_000_000;

const program = path.join(import.meta.dirname, 'image-process.ts');

interface Job {
  readonly bytes: Uint8Array;
  readonly isSizeOnly: boolean;
  readonly settle: (parts: ImageResult) => void;
}

function start({ memory }: ImageLimits): ChildProcess {
  const child = fork(program, [], {
    // The options of the debugger and the test runner must not apply to this process.
    execArgv: [],
    env: {
      IMAGE_MEMORY: String(memory),
      MALLOC_ARENA_MAX: '2',
      VIPS_CONCURRENCY: '1',
      // On Windows, Node does not start without this variable.
      SystemRoot: process.env['SystemRoot'],
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  // The channel of a killed process may still report an error. Without a listener, it would end the
  // instance.
  child.on('error', () => undefined);
  return child;
}

/**
 * Creates a reader that processes images one at a time, in turn between members, in a process that
 * can be killed.
 */
export function createImageReader(limits: ImageLimits = defaultLimits): ImageReader {
  const queue = createFairQueue<Job>(limits.waiting);
  let child: ChildProcess | undefined;
  let isBusy = false;
  let isClosed = false;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const run = (job: Job): Promise<void> =>
    new Promise((resolve) => {
      const worker = child?.connected === true ? child : start(limits);
      child = worker;
      worker.channel?.ref();
      let found: ImageResult = {};
      const finish = (): void => {
        clearTimeout(timer);
        worker.off('message', receive).off('error', fail).off('exit', fail);
        worker.channel?.unref();
        job.settle(found);
        resolve();
      };
      const fail = (): void => {
        if (child === worker) end();
        finish();
      };
      const timer = setTimeout(fail, limits.time);
      const receive = (message: unknown): void => {
        const done = v.safeParse(imageDoneMessageSchema, message);
        const parts = v.safeParse(imageResultSchema, message);
        if (done.success) {
          if (done.output.memory > maxIdleMemory && child === worker) end();
          finish();
        } else if (parts.success) found = { ...found, ...parts.output };
        else fail();
      };
      worker.on('message', receive).on('error', fail).on('exit', fail);
      worker.send({ bytes: job.bytes, isSizeOnly: job.isSizeOnly }, (error) => {
        if (error) fail();
      });
    });

  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let job = queue.next(); job; job = queue.next()) {
      if (isClosed) job.settle({});
      else await run(job);
    }
    isBusy = false;
  };

  return {
    read: (memberId, bytes, isSizeOnly = false) =>
      new Promise((resolve) => {
        if (queue.add(memberId, { bytes, isSizeOnly, settle: resolve })) void work();
        else resolve(undefined);
      }),
    close() {
      isClosed = true;
      end();
    },
  };
}
