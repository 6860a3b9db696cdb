import { useEffect, useEffectEvent, useState } from 'react';
import { v7 as timeOrderedId } from 'uuid';
import { useStore } from 'zustand';
import type { DraftAttachment } from '#components/draft/draft.ts';
import { useSession } from '#session/session-context.ts';
import { draftMedia } from './draft-media.ts';
import { attachmentKind, partitionBySize, type RefusedFile } from './upload-limits.ts';

type Focus = NonNullable<DraftAttachment['focus']>;
type List = readonly DraftAttachment[];

/** The files of a post in the composer and the actions on them. */
export interface Attachments {
  readonly all: List;
  readonly isFull: boolean;
  readonly refused: readonly RefusedFile[];
  readonly add: (files: readonly File[]) => void;
  readonly dismissRefused: (refused: RefusedFile) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly move: (key: string, step: 1 | -1) => void;
  /** Sets the focal point. */
  readonly point: (key: string, focus: Focus) => void;
  readonly describe: (key: string, description: string) => void;
}

function begun(key: string, { name, type, size }: File): DraftAttachment {
  return {
    key,
    mediaId: null,
    workedOnId: null,
    kind: attachmentKind(type),
    name,
    mimeType: type,
    size,
    previewUrl: null,
    url: null,
    description: '',
    savedDescription: '',
    focus: null,
    savedFocus: null,
    isTold: false,
  };
}

/** `change` receives an update function, since uploads finish in any order. */
export function useAttachments(
  all: List,
  change: (next: (list: List) => DraftAttachment[]) => void,
): Attachments {
  const { part, instance } = useSession();
  const { uploadLimits, fileLimit } = useStore(instance, ({ info }) => info);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const { files: savedFiles, uploads } = part(draftMedia);
  const freeSlots = fileLimit === undefined ? Infinity : fileLimit - all.length;

  const update = (key: string, next: Partial<DraftAttachment>): void =>
    change((list) => list.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const send = (key: string, file: File, workedOnId: string | null = null): void =>
    uploads.start(key, file, workedOnId, {
      onConverted: ({ name, type, size }) =>
        update(key, { name, mimeType: type, size, kind: attachmentKind(type) }),
      onProcessing: (id) => update(key, { workedOnId: id }),
      onDone({ id, preview_url: previewUrl = null, url = null }) {
        update(key, { mediaId: id, workedOnId: null, previewUrl, url });
      },
    });
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
    isFull: freeSlots <= 0,
    refused,
    add(files) {
      const { fitting, tooBig } = partitionBySize(files, uploadLimits);
      setRefused([...tooBig, ...fitting.slice(Math.max(0, freeSlots)).map((file) => ({ file }))]);
      const accepted = fitting
        .slice(0, Math.max(0, freeSlots))
        .map((file) => ({ file, key: timeOrderedId() }));
      if (accepted.length === 0) return;
      change((list) => [...list, ...accepted.map(({ key, file }) => begun(key, file))]);
      for (const { key, file } of accepted) send(key, file);
    },
    dismissRefused: (one) => setRefused(refused.filter((other) => other !== one)),
    remove(key) {
      uploads.cancel(key);
      change((list) => list.filter((one) => one.key !== key));
    },
    retry(key) {
      const upload = uploads.store.getState()[key];
      const workedOnId = all.find((one) => one.key === key)?.workedOnId;
      if (upload) send(key, upload.file, workedOnId);
    },
    move: (key, step) =>
      change((list) => {
        const from = list.findIndex((one) => one.key === key);
        const to = from + step;
        const moved = [...list];
        const [one] = moved.splice(from, 1);
        if (!one || to < 0 || to >= list.length) return [...list];
        moved.splice(to, 0, one);
        return moved;
      }),
    point: (key, focus) => update(key, { focus }),
    describe: (key, description) => update(key, { description }),
  };
}
