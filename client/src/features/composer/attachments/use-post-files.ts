import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import type { Draft } from '#session/drafts/draft.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useAllowsFiles } from '../form/use-allows-files.ts';
import { type Attachments, useAttachments } from './use-attachments.ts';

interface DropHandlers {
  readonly onDragEnter: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

const noHandlers: Partial<DropHandlers> = {};

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/**
 * Returns whether a clipboard with files has text that should be pasted instead. Spreadsheets and word
 * processors add an image to copied text. File managers add the name or path of a copied file, which
 * does not count as text.
 */
function hasText(files: readonly File[], text: string): boolean {
  const names = new Set(files.map(({ name }) => name));
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isFile = (line: string): boolean => {
    const isPath = /^(?:\/|[A-Z]:\\)/i.test(line);
    const name = isPath ? line.replace(/^.*[/\\]/, '') : line;
    return line.startsWith('file://') || names.has(name);
  };
  return !lines.every(isFile);
}

/**
 * Adds files that are dropped onto a composer or pasted into it. Pasted text is left to the browser.
 * `isOver` is true while files are dragged over the composer.
 */
function useDroppedFiles(
  add: (files: readonly File[]) => void,
): readonly [isOver: boolean, handlers: DropHandlers] {
  const [isOver, setOver] = useState(false);
  /* Counts enter and leave events, which are also fired between child elements. */
  const depth = useRef(0);
  return [
    isOver,
    {
      onDragEnter(event) {
        if (!bringsFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event) {
        if (bringsFiles(event)) event.preventDefault();
      },
      onDragLeave() {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      },
      onDrop(event) {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        add([...event.dataTransfer.files]);
      },
      onPaste(event) {
        const { clipboardData } = event;
        const files = [...clipboardData.files];
        if (files.length === 0 || hasText(files, clipboardData.getData('text/plain'))) return;
        event.preventDefault();
        add(files);
      },
    },
  ];
}

/**
 * Returns the files of a post, which are added by the file dialog, by drops and by pasting. If
 * configured, the first file marks the post as sensitive (R-COMP-045). A quote has no files on servers
 * that refuse them.
 */
export function usePostFiles(
  draftKey: string,
  draft: Draft,
  change: (change: DraftChange) => void,
): { attachments: Attachments; isOver: boolean; handlers: Partial<DropHandlers> } {
  const marksSensitive = usePreference('sensitiveIfSubject');
  const attachments = useAttachments(draftKey, draft.attachments, (next) =>
    change(({ attachments: before, subject, sensitive }) => {
      const after = next(before);
      const isMarked = marksSensitive && subject.trim() !== '' && after.length > before.length;
      return { attachments: after, sensitive: sensitive || isMarked };
    }),
  );
  const [isOver, handlers] = useDroppedFiles(attachments.add);
  if (!useAllowsFiles(draft)) {
    return { attachments: { ...attachments, isFull: true }, isOver: false, handlers: noHandlers };
  }
  return { attachments, isOver, handlers };
}
