import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import { getMedia, uploadMedia, uploadMediaLater } from '@rookery/contract/calls/media.ts';
import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import type { Session } from '#session/session.ts';
import { convertHeic } from '#lib/pictures/shrink-picture.ts';
import type { DraftFiles } from '#session/drafts/draft-files.ts';
import { stripLocation } from '#lib/pictures/strip-location.ts';

/** Milliseconds before the first check whether a file is processed, and between later ones. */
const pollDelays = { first: 1000, growth: 1.5, longest: 10_000 };

/** Returns whether the server has processed an upload: until then it has no URL. */
function isProcessed({ url = null }: Attachment): boolean {
  return url !== null;
}

/**
 * Polls until the server has processed an upload, which may take minutes for a video. @throws
 * {ApiError} processing or a request failed; the signal's reason if it is aborted
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

/** A running or failed upload. Finished ones are removed. */
export interface Upload {
  readonly file: File;
  /** From 0 to 1; at 1 the server processes it. */
  readonly progress: number;
  readonly error?: unknown;
  /** Whether the file is final: converted, or not in need of conversion, or not convertible. */
  readonly isPrepared?: boolean;
}

export interface UploadListener {
  /** The file is sent in another format than it was selected in. */
  readonly onConverted: (file: File) => void;
  /** The server processes the file under this id; null: processing failed. */
  readonly onProcessing: (id: string | null) => void;
  readonly onDone: (attachment: Attachment) => void;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Timeout in milliseconds, enough for a video over a slow connection. */
const uploadTimeoutMs = 30 * 60_000;

async function withoutLocation(file: File, keepsLocation: boolean): Promise<File> {
  if (keepsLocation || file.type !== 'image/jpeg') return file;
  const stripped = stripLocation(new Uint8Array(await file.arrayBuffer()));
  return stripped ? new File([stripped], file.name, { type: file.type }) : file;
}

/** The server's response: the finished attachment, or its id while it is processed. */
type UploadResponse = { readonly done: Attachment } | { readonly id: string };

/** Returns whether a processed file is lost, so that requesting it again is pointless. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid');
}

/** Creates the uploads of a session; they continue when the composer is left. */
export function createUploads(session: Session, files: DraftFiles) {
  const { load, preferences, instance } = session;
  const store = createStore<Readonly<Record<string, Upload>>>(() => ({}));
  const controllers = new Map<string, AbortController>();
  const setUpload = (key: string, upload: Upload | undefined): void => {
    const { [key]: _, ...others } = store.getState();
    store.setState(upload ? { ...others, [key]: upload } : others, true);
  };
  /* Older servers respond only after processing a file. */
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
    return can('laterMedia', instance.getState().info.serverInfo)
      ? load(uploadMediaLater, values, (wire) =>
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
     * Uploads a file under a key chosen by the caller. If the server already processes it
     * (`workedOnId`), only waits for that.
     */
    start(key: string, file: File, workedOnId: string | null, listener: UploadListener): void {
      controllers.get(key)?.abort();
      const controller = new AbortController();
      controllers.set(key, controller);
      void send(key, file, workedOnId, controller, listener);
    },
    /** Cancels the upload in any state. */
    cancel(key: string): void {
      controllers.get(key)?.abort();
      controllers.delete(key);
      setUpload(key, undefined);
      void files.remove(key);
    },
  };
}
