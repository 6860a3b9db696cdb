import { createReader } from './create-reader.ts';
import type { StatusViewerRow } from './status-viewer-row.ts';

export type ReadStatusViewer = Required<StatusViewerRow>;

const read = createReader<StatusViewerRow, ReadStatusViewer>({
  favourited: false,
  reblogged: false,
  bookmarked: false,
  muted: false,
  threadMuted: false,
  pinned: false,
  myReactions: [],
});

const stranger: StatusViewerRow = { id: '' };

/** Reads how the viewer stands to a status; a visitor, or nothing known, is a no to everything. */
export function readStatusViewer(row: StatusViewerRow | undefined): ReadStatusViewer {
  return read(row ?? stranger);
}
