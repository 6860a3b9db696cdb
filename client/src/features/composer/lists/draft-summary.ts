import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { cleanText } from '#lib/clean-text.ts';
import type { Draft } from '#session/drafts/draft.ts';

const isBlank = (text: string) => text.trim() === '';

/**
 * Returns one line to show for a draft: its first text that is not blank, else the names of its files.
 * Graphemes with many combining marks, which are slow to lay out, are cut.
 */
export function draftSummary({ subject, text, thread, poll, attachments }: Draft): string {
  const options = (poll?.options ?? []).filter((option) => !isBlank(option)).join(' · ');
  const names = attachments.map(({ name }) => name).join(', ');
  return cleanText([subject, text, ...thread, options, names].find((one) => !isBlank(one)) ?? '');
}

/** Returns all texts of the draft, for copying. */
export function fullDraftText({ text, thread }: Draft): string {
  return [text, ...thread].join('\n\n');
}

/** Returns labels for the parts of a draft other than its text, such as “2 files”. */
export function draftLabels(draft: Draft): readonly MessageDescriptor[] {
  const { editing, redrafts, replyTo, quoteId, attachments, poll, thread } = draft;
  const files = attachments.length;
  const labels: readonly (readonly [boolean, MessageDescriptor])[] = [
    [
      editing !== undefined,
      msg({
        message: 'Edit',
        context: 'noun',
        comment: 'Noun: kind of a draft, an edit of a post',
      }),
    ],
    [
      redrafts !== undefined,
      msg({ message: 'Re-draft', context: 'noun', comment: 'Noun: kind of a draft' }),
    ],
    [
      replyTo !== undefined && redrafts === undefined,
      msg({ message: 'Reply', context: 'noun', comment: 'Noun: kind of a draft' }),
    ],
    [
      quoteId !== undefined && redrafts === undefined,
      msg({ message: 'Quote', context: 'noun', comment: 'Noun: kind of a draft' }),
    ],
    [
      thread.length > 0,
      msg({
        message: 'Thread',
        comment: 'Noun: several posts of one’s own, each replying to the one before',
      }),
    ],
    [poll !== undefined, msg`Poll`],
    [files > 0, msg`${plural(files, { one: '# file', other: '# files' })}`],
  ];
  return labels.filter(([isPresent]) => isPresent).map(([, label]) => label);
}
