import { createReader } from './create-reader.ts';
import type { PollRow, PollViewerRow } from './poll-row.ts';

export type ReadPoll = Required<PollRow>;
export type ReadPollViewer = Required<PollViewerRow>;

/** Reads a poll with defaults. */
export const readPoll = createReader<PollRow, ReadPoll>({
  options: [],
  votesCount: 0,
  votersCount: null,
  expiresAt: null,
  expired: false,
  multiple: false,
  emojis: [],
});

const readViewer = createReader<PollViewerRow, ReadPollViewer>({ voted: false, ownVotes: [] });

const stranger: PollViewerRow = { id: '' };

/** Reads the viewer's part in a poll; unknown reads as not voted. */
export function readPollViewer(row: PollViewerRow | undefined): ReadPollViewer {
  return readViewer(row ?? stranger);
}
