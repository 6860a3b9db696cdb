import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { createDraftFiles, type DraftFiles } from './draft-files.ts';
import type { Stroke } from './drawing/strokes.ts';
import { createUploads, type Uploads } from './uploads.ts';

export interface DraftMedia {
  readonly files: DraftFiles;
  readonly uploads: Uploads;
  /** Unfinished drawings by draft (`draftKey`); they outlive the canvas. */
  readonly drawings: StoreApi<Readonly<Record<string, readonly Stroke[]>>>;
}

export const draftMedia: SessionPart<DraftMedia> = {
  name: 'draft media',
  create(session) {
    const files = createDraftFiles(session);
    return { files, uploads: createUploads(session, files), drawings: createStore(() => ({})) };
  },
};
