import type { Draft } from '#session/drafts/draft.ts';
import { postLength, textLength } from '#lib/text-length.ts';
import type { InstanceInfo } from '#session/instance/instance-info.ts';
import { minPollOptions, pollOptionsToSend } from './poll-rules.ts';

/** Minimum time in milliseconds until a scheduled post; servers refuse an earlier time. */
export const minScheduleDelayMs = 5 * 60_000;

/** Time in milliseconds until the default time of a scheduled post. */
const firstAhead = 60 * 60_000;

/**
 * Returns whether the server accepts this time for a scheduled post. `now` is in milliseconds since
 * 1970.
 */
export function isSchedulable(scheduledAt: string, now: number): boolean {
  return Date.parse(scheduledAt) >= now + minScheduleDelayMs;
}

/**
 * Returns the default time for a scheduled post in ISO 8601: an hour from now, rounded up to a
 * quarter of an hour.
 */
export function defaultScheduleTime(now: number): string {
  const quarter = 15 * 60_000;
  return new Date(Math.ceil((now + firstAhead) / quarter) * quarter).toISOString();
}

export type DraftProblem = 'empty' | 'notEnoughOptions' | 'uploading' | 'tooSoon';

/**
 * Returns the first problem that prevents sending a draft. The poll of an edit is ignored, since
 * servers do not let polls be edited.
 */
export function draftProblem(draft: Draft): DraftProblem | undefined {
  const { text, attachments, poll, thread } = draft;
  if (text.trim() === '' && attachments.length === 0) return 'empty';
  if (thread.some((next) => next.trim() === '')) return 'empty';
  const hasPoll = poll !== undefined && draft.editing === undefined;
  if (hasPoll && pollOptionsToSend(poll).length < minPollOptions) return 'notEnoughOptions';
  if (attachments.some(({ mediaId }) => mediaId === null)) return 'uploading';
  if (draft.scheduledAt !== undefined && !isSchedulable(draft.scheduledAt, Date.now()))
    return 'tooSoon';
  return undefined;
}

export type DraftLimits = Pick<
  InstanceInfo,
  'counting' | 'descriptionLimit' | 'pollLimits' | 'textLimit'
>;

/**
 * Returns the number of characters that may still be typed; negative if the text is too long. The
 * subject counts too.
 */
export function charactersLeft(text: string, subject: string, limits: DraftLimits): number {
  return limits.textLimit - postLength({ text, subject }, limits.counting);
}

/**
 * Returns whether any text of the draft is longer than the server accepts. A limit of 0 means no
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
    /* A description that the server has already is not sent again, so its length does not
       matter. */
    attachments.some(
      ({ description, savedDescription }) =>
        description !== savedDescription && isLonger(description, descriptionLimit),
    )
  );
}
