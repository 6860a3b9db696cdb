import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';

/** Tells, while somebody writes an answer, that there is nothing left to answer. */
export function AnsweredGone() {
  return (
    <div role="alert">
      <Notice level="warning">
        <Trans>
          The post that you are answering was deleted, so this cannot be sent as an answer any more.
          You can make it a post of its own, or discard it.
        </Trans>
      </Notice>
    </div>
  );
}
