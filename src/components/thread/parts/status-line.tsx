import { Trans } from '@lingui/react/macro';
import { use, useId, useMemo } from 'react';
import { StatusCard } from '#components/status/status-card.tsx';
import { usePreference } from '#session/preferences/use-preference.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ThreadControlsContext } from '../thread-controls.ts';
import styles from '../thread.module.css';

/** A status of a conversation, with its depth and replies. */
export function StatusLine({
  id,
  isFocus,
  isNew,
}: {
  id: string;
  isFocus: boolean;
  isNew: boolean;
}) {
  const isLinear = usePreference('conversationDisplay') === 'linear';
  const controls = use(ThreadControlsContext);
  const depth = isLinear ? undefined : controls?.tree.depthOf.get(id);
  const level = depth === undefined ? undefined : depth + 1;
  const notesId = useId();
  const unseen = controls?.unseen;
  const isNews = isNew && unseen?.deleted.has(id) !== true;
  const replies = isLinear ? controls?.tree.repliesTo.get(id) : undefined;
  const replyIds = useMemo(
    () =>
      replies?.filter((each) => !unseen?.filtered.has(each) && unseen?.deleted.has(each) !== true),
    [replies, unseen],
  );
  return (
    <>
      {(isNews || level !== undefined) && unseen?.filtered.has(id) !== true && (
        <p id={notesId} className={isNews ? styles.new : undefined}>
          {isNews && <Trans>New</Trans>}{' '}
          {level !== undefined && (
            <VisuallyHidden>
              <Trans>Level {level}</Trans>
            </VisuallyHidden>
          )}
        </p>
      )}
      {/* Rendered even if filtered: the card decides that itself and may still have a failure to
         show. */}
      <StatusCard
        id={id}
        describedBy={notesId}
        variant={isFocus ? 'focused' : 'plain'}
        isInConversation
        replyIds={replyIds}
      />
    </>
  );
}
