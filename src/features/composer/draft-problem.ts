import type { Draft } from '#components/draft/draft.ts';
import { isSchedulable } from './schedule-rules.ts';
import { minPollOptions, pollOptions } from './poll-rules.ts';

export type DraftProblem = 'empty' | 'notEnoughOptions' | 'uploading' | 'tooSoon';

/**
 * Returns the first problem that prevents sending. Ignores the poll of an edit, because polls
 * cannot be edited.
 */
export function draftProblem(draft: Draft): DraftProblem | undefined {
  const { text, attachments, poll, thread } = draft;
  if (text.trim() === '' && attachments.length === 0) return 'empty';
  if (thread.some((next) => next.trim() === '')) return 'empty';
  const hasPoll = poll !== undefined && draft.editing === undefined;
  if (hasPoll && pollOptions(poll).length < minPollOptions) return 'notEnoughOptions';
  if (attachments.some(({ mediaId }) => mediaId === null)) return 'uploading';
  if (draft.scheduledAt !== undefined && !isSchedulable(draft.scheduledAt, Date.now()))
    return 'tooSoon';
  return undefined;
}
