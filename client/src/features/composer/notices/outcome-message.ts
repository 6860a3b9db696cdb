import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { DescriptionError } from '#session/uploads/save-descriptions.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import type { DraftProblem } from '#session/drafts/draft-limits.ts';
import type { SendOutcome } from '#session/outbox/send-status.ts';

/** Messages for drafts that cannot be sent yet. */
const problems: Readonly<Record<DraftProblem, MessageDescriptor>> = {
  empty: msg`Write something or attach a file first`,
  notEnoughOptions: msg`A poll needs at least two different options`,
  uploading: msg`Uploads aren’t finished yet`,
  tooSoon: msg`Choose a time at least five minutes from now`,
};

/** Returns why the post was not sent, or undefined if it was. */
export function outcomeMessage(outcome: SendOutcome | undefined): MessageDescriptor | undefined {
  if (outcome?.kind === 'hindered') return problems[outcome.problem];
  if (outcome?.kind !== 'failed') return undefined;
  if (outcome.error instanceof DescriptionError) {
    return msg`Couldn’t save a description. Your post wasn’t sent. Try again.`;
  }
  return errorMessage(outcome.error);
}

/** Labels of the known content types. Others are shown by their MIME type. */
export const contentTypeLabels: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['text/plain', msg`Plain text`],
  ['text/html', msg`HTML`],
  ['text/markdown', msg`Markdown`],
  ['text/bbcode', msg`BBCode`],
  ['text/x.misskeymarkdown', msg`MFM`],
]);
