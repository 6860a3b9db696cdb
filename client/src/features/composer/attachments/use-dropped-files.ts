import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

export interface DropHandlers {
  readonly onDragEnter: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/**
 * Returns whether a clipboard has text to insert. Spreadsheets and word processors add an image to
 * the copied text, while file managers add the name or path of a copied file.
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
 * Handles files that are dropped onto a composer or pasted into it; pasted text is left to the
 * browser. `isOver` is true while files are dragged over it.
 */
export function useDroppedFiles(
  add: (files: readonly File[]) => void,
): readonly [isOver: boolean, handlers: DropHandlers] {
  const [isOver, setOver] = useState(false);
  /* Moving between child elements fires leave and enter events. */
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
