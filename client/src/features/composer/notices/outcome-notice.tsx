import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '#components/failure/error-message.ts';
import type { DraftProblem } from '#session/drafts/draft-limits.ts';
import type { SendOutcome } from '#session/outbox/send-status.ts';
import { DescriptionError } from '#session/uploads/save-descriptions.ts';
import { Button } from '#ui/buttons/button.tsx';
import layout from '#ui/page/layout.module.css';
import { Alert } from '#ui/notes/alert.tsx';

/** Messages for drafts that cannot be sent yet. */
const problems: Readonly<Record<DraftProblem, MessageDescriptor>> = {
  empty: msg`Write something or attach a file first`,
  notEnoughOptions: msg`A poll needs at least two different options`,
  uploading: msg`Uploads aren’t finished yet`,
  tooSoon: msg`Choose a time at least five minutes from now`,
};

/** Returns why the post was not sent, or undefined if it was. */
function outcomeMessage(outcome: SendOutcome | undefined): MessageDescriptor | undefined {
  if (outcome?.kind === 'notReady') return problems[outcome.problem];
  if (outcome?.kind !== 'failed') return undefined;
  if (outcome.error instanceof DescriptionError) {
    return msg`Couldn’t save a description. Your post wasn’t sent. Try again.`;
  }
  return errorMessage(outcome.error);
}

/** Says why a post was not sent, with a button to try again if that may help. */
export function OutcomeNotice({
  outcome,
  onLater,
}: {
  outcome: SendOutcome | undefined;
  /** Queues the post to be retried automatically. */
  onLater: () => void;
}) {
  const { i18n } = useLingui();
  const message = outcomeMessage(outcome);
  if (!message) return null;
  const said = i18n._(message);
  const isRetryable = outcome?.kind === 'failed' && !outcome.isRefused;
  return (
    <>
      <Alert>
        {outcome?.kind === 'failed' ? (
          <Trans comment="{said} is a whole sentence">Error: {said}</Trans>
        ) : (
          said
        )}
      </Alert>
      {isRetryable && (
        <div className={layout.start}>
          <Button size="small" onClick={onLater}>
            <Trans>Keep trying automatically</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
