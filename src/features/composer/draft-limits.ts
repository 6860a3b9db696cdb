import type { Draft } from '#domain/draft/draft.ts';
import { postLength, textLength } from '#lib/text-length.ts';
import type { InstanceInfo } from '#session/instance/instance-info.ts';

export type DraftLimits = Pick<
  InstanceInfo,
  'counting' | 'descriptionLimit' | 'pollLimits' | 'textLimit'
>;

/** How many characters a post may still have, its subject counted. */
export function charactersLeft(text: string, subject: string, limits: DraftLimits): number {
  return limits.textLimit - postLength({ text, subject }, limits.counting);
}

/** Whether some text of a draft is longer than the server accepts. A limit of 0 is none. */
export function isOverLimit(draft: Draft, limits: DraftLimits): boolean {
  const { text, subject, thread, attachments, poll, editing } = draft;
  const { textLimit, descriptionLimit, pollLimits, counting } = limits;
  const isLonger = (one: string, limit: number): boolean =>
    limit > 0 && textLength(one, counting) > limit;
  const options = editing === undefined ? (poll?.options ?? []) : [];
  return (
    (textLimit > 0 && [text, ...thread].some((one) => charactersLeft(one, subject, limits) < 0)) ||
    options.some((option) => isLonger(option.trim(), pollLimits.maxOptionChars)) ||
    /* A description that the server has already is not sent again. */
    attachments.some(
      ({ description, savedDescription }) =>
        description !== savedDescription && isLonger(description, descriptionLimit),
    )
  );
}
