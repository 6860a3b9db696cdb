import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import { getMedia, uploadMedia, uploadMediaAsync } from '@rookery/contract/calls/media.ts';
import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import type { Session } from '#session/session.ts';
import { convertHeic } from '#lib/pictures/shrink-picture.ts';
import type { DraftFiles } from '#session/drafts/draft-files.ts';

/**
 * Milliseconds before the first check whether a file is processed, the factor by which the delay
 * grows, and its maximum.
 */
const pollDelays = { first: 1000, growth: 1.5, longest: 10_000 };

/**
 * Returns whether the server has processed an uploaded file. A file that is still being processed
 * has no URL.
 */
function isProcessed({ url = null }: Attachment): boolean {
  return url !== null;
}

/**
 * Requests an uploaded file repeatedly until the server has processed it, which may take minutes
 * for a video.
 *
 * @throws {ApiError} if processing or a request failed; the reason of the signal if it was aborted
 */
async function waitForProcessing(
  { call, clock }: Pick<Session, 'call' | 'clock'>,
  id: string,
  signal: AbortSignal,
): Promise<Attachment> {
  for (let delay = pollDelays.first; ; delay *= pollDelays.growth) {
    await clock.wait(Math.min(delay, pollDelays.longest), signal);
    const { value } = await call(getMedia, { path: { id }, signal });
    if (isProcessed(value)) return value;
  }
}

/** An upload that is running or has failed. Finished uploads are removed. */
export interface Upload {
  readonly file: File;
  /** From 0 to 1. At 1 the whole file was sent and the server processes it. */
  readonly progress: number;
  readonly error?: unknown;
  /**
   * Whether the conversion of the file is finished or not needed, so that the file no longer
   * changes.
   */
  readonly isPrepared?: boolean;
}

export interface UploadListener {
  /** Called if the file is sent in another format than that of the selected file. */
  readonly onConverted: (file: File) => void;
  /**
   * Called with the id under which the server processes the file; with null if processing failed.
   */
  readonly onProcessing: (id: string | null) => void;
  readonly onDone: (attachment: Attachment) => void;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Timeout of an upload in milliseconds, enough for a video over a slow connection. */
const uploadTimeoutMs = 30 * 60_000;

async function withoutLocation(file: File, keepsLocation: boolean): Promise<File> {
  if (keepsLocation || file.type !== 'image/jpeg') return file;
  const { stripLocation } = await import('#lib/pictures/strip-location.ts');
  const stripped = stripLocation(new Uint8Array(await file.arrayBuffer()));
  return stripped ? new File([stripped], file.name, { type: file.type }) : file;
}

/**
 * The response to an upload: the finished attachment, or the id under which the file is processed.
 */
type UploadResponse = { readonly done: Attachment } | { readonly id: string };

/**
 * Returns whether the error means that a processed file is lost, so that requesting it again is
 * pointless.
 */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid');
}

/** Creates the uploads of a session. They continue when the composer is closed. */
export function createUploads(session: Session, files: DraftFiles) {
  const { load, preferences, instance } = session;
  const store = createStore<Readonly<Record<string, Upload>>>(() => ({}));
  const controllers = new Map<string, AbortController>();
  const setUpload = (key: string, upload: Upload | undefined): void => {
    const { [key]: _, ...others } = store.getState();
    store.setState(upload ? { ...others, [key]: upload } : others, true);
  };
  /* Servers without asynchronous uploads respond only after they have processed the file, so no
     further request is needed. */
  const upload = async (
    key: string,
    file: File,
    signal: AbortSignal,
    { onConverted }: UploadListener,
  ): Promise<UploadResponse> => {
    const readable = await convertHeic(file);
    signal.throwIfAborted();
    if (readable !== file) onConverted(readable);
    if (store.getState()[key]) setUpload(key, { file, progress: 0, isPrepared: true });
    const sent = await withoutLocation(readable, preferences.get('keepPhotoLocation'));
    const values = {
      body: { file: sent },
      signal,
      timeoutMs: uploadTimeoutMs,
      onProgress(bytes: number, total: number) {
        const progress = total > 0 ? bytes / total : 0;
        if (store.getState()[key]) setUpload(key, { file, progress, isPrepared: true });
      },
    };
    return can('asyncMedia', instance.getState().info.serverInfo)
      ? load(uploadMediaAsync, values, (wire) =>
          isProcessed(wire) ? { done: wire } : { id: wire.id },
        )
      : load(uploadMedia, values, (wire) => ({ done: wire }));
  };
  const send = async (
    key: string,
    file: File,
    workedOnId: string | null,
    controller: AbortController,
    listener: UploadListener,
  ): Promise<void> => {
    const { onProcessing, onDone } = listener;
    const signal = AbortSignal.any([controller.signal, session.ended]);
    setUpload(key, { file, progress: workedOnId === null ? 0 : 1 });
    await files.put(key, file);
    try {
      const response =
        workedOnId === null ? await upload(key, file, signal, listener) : { id: workedOnId };
      if ('id' in response) {
        setUpload(key, { file, progress: 1 });
        onProcessing(response.id);
      }
      onDone(
        'id' in response ? await waitForProcessing(session, response.id, signal) : response.done,
      );
      setUpload(key, undefined);
      await files.remove(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isLost(error)) onProcessing(null);
      setUpload(key, { file, progress: 0, error });
    }
  };
  return {
    store,
    /**
     * Uploads a file under a key that the caller chooses. If the server is processing it already
     * (`workedOnId`), only waits for this.
     */
    start(key: string, file: File, workedOnId: string | null, listener: UploadListener): void {
      controllers.get(key)?.abort();
      const controller = new AbortController();
      controllers.set(key, controller);
      void send(key, file, workedOnId, controller, listener);
    },
    /** Cancels an upload in any state. */
    cancel(key: string): void {
      controllers.get(key)?.abort();
      controllers.delete(key);
      setUpload(key, undefined);
      void files.remove(key);
    },
  };
}
