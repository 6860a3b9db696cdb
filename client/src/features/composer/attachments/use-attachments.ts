import * as v from 'valibot';
import { useEffect, useEffectEvent, useState } from 'react';
import { v7 as timeOrderedId } from 'uuid';
import { useStore } from 'zustand';
import { type DraftAttachment, draftAttachmentSchema } from '#session/drafts/draft.ts';
import { useSession } from '#session/session-context.ts';
import { draftFiles } from '#session/drafts/draft-files.ts';
import { deleteUpload } from '#session/uploads/delete-upload.ts';
import { draftMedia } from '#session/uploads/draft-media.ts';
import type { FocalPoint } from '#lib/pictures/focal-point.ts';
import { isShrinkable } from '#lib/pictures/shrink-picture.ts';
import {
  attachmentKind,
  partitionBySize,
  type RefusedFile,
} from '#session/uploads/upload-limits.ts';

type List = readonly DraftAttachment[];

/** The files of a post in the composer, and the functions that change them. */
export type Attachments = ReturnType<typeof useAttachments>;

function createAttachment(key: string, { name, type, size }: File): DraftAttachment {
  const kind = attachmentKind(type);
  return v.parse(draftAttachmentSchema, { key, kind, name, mimeType: type, size });
}

/** Resets the fields of a replaced file that come from the server. */
const unsent = {
  mediaId: null,
  workedOnId: null,
  previewUrl: null,
  url: null,
  savedDescription: '',
  savedFocus: null,
  isTold: false,
} satisfies Partial<DraftAttachment>;

const none: readonly RefusedFile[] = [];

/**
 * Returns the files of the draft with the key `draftKey`, and the functions that change them. Uploads
 * that a reload interrupted start again. `change` receives a function that updates the list, since
 * uploads finish in any order.
 */
export function useAttachments(
  draftKey: string,
  all: List,
  change: (next: (list: List) => DraftAttachment[]) => void,
) {
  const session = useSession();
  const { part, instance } = session;
  const { uploadLimits, fileLimit } = useStore(instance, ({ info }) => info);
  const savedFiles = part(draftFiles);
  const { uploads, pictures, refused: refusals } = part(draftMedia);
  const refused = useStore(refusals, (byDraft) => byDraft[draftKey] ?? none);
  const setRefused = (files: readonly RefusedFile[]): void =>
    refusals.setState({ [draftKey]: files });
  const [openedKey, open] = useState<string>();
  const freeSlots = fileLimit === undefined ? Infinity : fileLimit - all.length;

  const update = (key: string, next: Partial<DraftAttachment>): void =>
    change((list) => list.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const send = (key: string, file: File, workedOnId: string | null = null): void => {
    if (isShrinkable(file)) pictures.set(key, file);
    uploads.start(key, file, workedOnId, {
      onConverted: ({ name, type, size }) =>
        update(key, { name, mimeType: type, size, kind: attachmentKind(type) }),
      onProcessing: (id) => update(key, { workedOnId: id }),
      onDone({ id, preview_url: previewUrl = null, url = null }) {
        update(key, { mediaId: id, workedOnId: null, previewUrl, url });
      },
    });
  };
  /* Uploads that were interrupted when the page was left are sent again. */
  const resume = useEffectEvent(() => {
    for (const { key, mediaId, workedOnId } of all) {
      if (mediaId !== null || uploads.store.getState()[key]) continue;
      void savedFiles.get(key).then((file) => (file ? send(key, file, workedOnId) : undefined));
    }
  });
  useEffect(() => resume(), []);

  return {
    all,
    /** Key of the file whose dialog is open. */
    openedKey,
    open,
    isFull: freeSlots <= 0,
    refused,
    add: (files: readonly File[]): void => {
      const { fitting, tooBig } = partitionBySize(files, uploadLimits);
      setRefused([...tooBig, ...fitting.slice(Math.max(0, freeSlots)).map((file) => ({ file }))]);
      const accepted = fitting
        .slice(0, Math.max(0, freeSlots))
        .map((file) => ({ file, key: timeOrderedId() }));
      if (accepted.length === 0) return;
      change((list) => [...list, ...accepted.map(({ key, file }) => createAttachment(key, file))]);
      for (const { key, file } of accepted) send(key, file);
    },
    dismissRefused: (one: RefusedFile) => setRefused(refused.filter((other) => other !== one)),
    remove(key: string): void {
      uploads.cancel(key);
      pictures.delete(key);
      const removed = all.find((one) => one.key === key);
      if (removed) void deleteUpload(session, draftKey, removed);
      change((list) => list.filter((one) => one.key !== key));
    },
    retry(key: string): void {
      const upload = uploads.store.getState()[key];
      const workedOnId = all.find((one) => one.key === key)?.workedOnId;
      if (upload) send(key, upload.file, workedOnId);
    },
    move: (key: string, step: 1 | -1) =>
      change((list) => {
        const from = list.findIndex((one) => one.key === key);
        const to = from + step;
        const moved = list[from];
        if (!moved || to < 0 || to >= list.length) return [...list];
        return list.toSpliced(from, 1).toSpliced(to, 0, moved);
      }),
    /** Moves a file to the place of the file with the key `target`. */
    moveTo: (key: string, target: string) =>
      change((list) => {
        const to = list.findIndex((one) => one.key === target);
        const moved = list.find((one) => one.key === key);
        if (!moved || to < 0) return [...list];
        return list.filter((one) => one !== moved).toSpliced(to, 0, moved);
      }),
    /** Uploads a new file in place of the one with this key. The description is kept. */
    replace(key: string, file: File, focus: FocalPoint | null): void {
      const { name, mimeType, size, kind } = createAttachment(key, file);
      update(key, { ...unsent, name, mimeType, size, kind, focus });
      send(key, file);
    },
    setFocus: (key: string, focus: FocalPoint) => update(key, { focus }),
    describe: (key: string, description: string) => update(key, { description }),
  };
}
