import type { Draft } from '#domain/draft/draft.ts';
import { isLateEnough } from './schedule-rules.ts';
import { fewestOptions, pollOptions } from './poll-rules.ts';

export type DraftProblem = 'empty' | 'notEnoughOptions' | 'uploading' | 'tooSoon';

/** The first thing that hinders it; a poll without any text is simply not sent (R-COMP-028). */
export function draftProblem(draft: Draft): DraftProblem | undefined {
  const { text, attachments, poll, thread } = draft;
  if (text.trim() === '' && attachments.length === 0) return 'empty';
  if (thread.some((next) => next.trim() === '')) return 'empty';
  const options = poll ? pollOptions(poll).length : 0;
  if (options > 0 && options < fewestOptions) return 'notEnoughOptions';
  if (attachments.some(({ mediaId }) => mediaId === null)) return 'uploading';
  if (draft.scheduledAt !== undefined && !isLateEnough(draft.scheduledAt, Date.now()))
    return 'tooSoon';
  return undefined;
}
