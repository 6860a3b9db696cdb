import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { draftFiles } from '#session/drafts/draft-files.ts';
import type { Stroke } from '#session/drafts/strokes.ts';
import type { RefusedFile } from './upload-limits.ts';
import { createUploads, type Uploads } from './uploads.ts';

export interface DraftMedia {
  readonly uploads: Uploads;
  /** Uploaded pictures by the key of their file, for cropping. They are lost at a reload. */
  readonly pictures: Map<string, File>;
  /** Unfinished drawings by draft (`draftKey`). They are kept when the canvas is closed. */
  readonly drawings: StoreApi<Readonly<Record<string, readonly Stroke[]>>>;
  /** Files that could not be attached, by draft. The next composer of the draft shows them too. */
  readonly refused: StoreApi<Readonly<Record<string, readonly RefusedFile[]>>>;
}

export const draftMedia: SessionPart<DraftMedia> = {
  name: 'draft media',
  create(session) {
    const uploads = createUploads(session, session.part(draftFiles));
    return {
      uploads,
      pictures: new Map(),
      drawings: createStore(() => ({})),
      refused: createStore(() => ({})),
    };
  },
};
