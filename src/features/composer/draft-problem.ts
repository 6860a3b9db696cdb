import type { Draft } from '#domain/draft/draft.ts';
import { isLateEnough } from './schedule-rules.ts';
import { fewestOptions, pollOptions } from './poll-rules.ts';

export type DraftProblem = 'empty' | 'notEnoughOptions' | 'uploading' | 'tooSoon';

/** The first thing that hinders it. A poll cannot be edited: that of an edited post is not looked at. */
export function draftProblem(draft: Draft): DraftProblem | undefined {
  const { text, attachments, poll, thread } = draft;
  if (text.trim() === '' && attachments.length === 0) return 'empty';
  if (thread.some((next) => next.trim() === '')) return 'empty';
  const hasPoll = poll !== undefined && draft.editing === undefined;
  if (hasPoll && pollOptions(poll).length < fewestOptions) return 'notEnoughOptions';
  if (attachments.some(({ mediaId }) => mediaId === null)) return 'uploading';
  if (draft.scheduledAt !== undefined && !isLateEnough(draft.scheduledAt, Date.now()))
    return 'tooSoon';
  return undefined;
}
