import { createStore, type StoreApi } from 'zustand/vanilla';
import { uploadMedia } from '#contract/calls/media.ts';
import type { Attachment } from '#contract/schemas/attachment.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { draftFiles } from './draft-files.ts';
import { stripLocation } from './strip-location.ts';

/** A file that is on its way, or did not arrive. One that has arrived is here no more. */
export interface Upload {
  readonly file: File;
  /** From 0 to 1; at 1 the server works on it. */
  readonly progress: number;
  readonly error?: unknown;
}

export interface Uploads {
  readonly store: StoreApi<Readonly<Record<string, Upload>>>;
  /** Sends a file under a key that is made by whoever asks. `onDone` hears of the server's answer. */
  start(key: string, file: File, onDone: (attachment: Attachment) => void): void;
  /** Gives it up, wherever it is. */
  cancel(key: string): void;
}

/** Longer than an upload may take (milliseconds): a video over a slow line. */
const longestUpload = 30 * 60_000;

async function withoutLocation(file: File, keepsLocation: boolean): Promise<File> {
  if (keepsLocation || file.type !== 'image/jpeg') return file;
  const stripped = stripLocation(new Uint8Array(await file.arrayBuffer()));
  return stripped ? new File([stripped], file.name, { type: file.type }) : file;
}

function createUploads(session: Session): Uploads {
  const { load, part, preferences } = session;
  const store = createStore<Readonly<Record<string, Upload>>>(() => ({}));
  const leaving = new Map<string, AbortController>();
  const note = (key: string, upload: Upload | undefined): void => {
    const { [key]: _, ...others } = store.getState();
    store.setState(upload ? { ...others, [key]: upload } : others, true);
  };
  const send = async (
    key: string,
    file: File,
    { signal }: AbortController,
    onDone: (attachment: Attachment) => void,
  ): Promise<void> => {
    const files = part(draftFiles);
    note(key, { file, progress: 0 });
    await files.put(key, file);
    try {
      const sent = await withoutLocation(file, preferences.get('keepPhotoLocation'));
      const values = {
        body: { file: sent },
        signal: AbortSignal.any([signal, session.ended]),
        timeoutMs: longestUpload,
        onProgress(bytes: number, total: number) {
          if (store.getState()[key]) note(key, { file, progress: total > 0 ? bytes / total : 0 });
        },
      };
      const attachment = await load(uploadMedia, values, (wire) => wire);
      onDone(attachment);
      note(key, undefined);
      await files.remove(key);
    } catch (error) {
      if (!signal.aborted) note(key, { file, progress: 0, error });
    }
  };
  return {
    store,
    start(key, file, onDone) {
      leaving.get(key)?.abort();
      const controller = new AbortController();
      leaving.set(key, controller);
      void send(key, file, controller, onDone);
    },
    cancel(key) {
      leaving.get(key)?.abort();
      leaving.delete(key);
      note(key, undefined);
      void part(draftFiles).remove(key);
    },
  };
}

/** The uploads of one session: they go on when the form is left. */
export const uploads: SessionPart<Uploads> = { name: 'uploads', create: createUploads };
