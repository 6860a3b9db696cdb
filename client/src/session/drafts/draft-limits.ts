import type { Draft } from '#session/drafts/draft.ts';
import { postLength, textLength } from '#lib/text-length.ts';
import type { InstanceInfo } from '#session/instance/instance-info.ts';
import { minPollOptions, pollOptions } from './poll-rules.ts';

/** Servers refuse a time closer than this, in milliseconds. */
export const minScheduleDelayMs = 5 * 60_000;

/** Default time ahead, in milliseconds. */
const firstAhead = 60 * 60_000;

/** Returns true if the time is far enough ahead for the server to accept it. */
export function isSchedulable(scheduledAt: string, now: number): boolean {
  return Date.parse(scheduledAt) >= now + minScheduleDelayMs;
}

/** Returns the default time: an hour from now, rounded up to the quarter hour, as ISO 8601. */
export function defaultScheduleTime(now: number): string {
  const quarter = 15 * 60_000;
  return new Date(Math.ceil((now + firstAhead) / quarter) * quarter).toISOString();
}

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

export type DraftLimits = Pick<
  InstanceInfo,
  'counting' | 'descriptionLimit' | 'pollLimits' | 'textLimit'
>;

/** Returns the number of characters left; the subject counts too. Negative if over the limit. */
export function charactersLeft(text: string, subject: string, limits: DraftLimits): number {
  return limits.textLimit - postLength({ text, subject }, limits.counting);
}

/**
 * Returns true if any text of the draft is longer than the server accepts. A limit of 0 means no
 * limit.
 */
export function isOverLimit(draft: Draft, limits: DraftLimits): boolean {
  const { text, subject, thread, attachments, poll, editing } = draft;
  const { textLimit, descriptionLimit, pollLimits, counting } = limits;
  const isLonger = (value: string, limit: number): boolean =>
    limit > 0 && textLength(value, counting) > limit;
  const options = editing === undefined ? (poll?.options ?? []) : [];
  return (
    (textLimit > 0 &&
      [text, ...thread].some((value) => charactersLeft(value, subject, limits) < 0)) ||
    options.some((option) => isLonger(option.trim(), pollLimits.maxOptionChars)) ||
    /* Saved descriptions are not sent again. */
    attachments.some(
      ({ description, savedDescription }) =>
        description !== savedDescription && isLonger(description, descriptionLimit),
    )
  );
}
