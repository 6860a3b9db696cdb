import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { LazyQueuedActionsNote } from '#components/request/lazy-action-notes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { AccountActionContext } from './actions/account-action.ts';
import { followAction } from './actions/follow-action.ts';
import styles from './follow-button.module.css';
import type { AccountActions } from './use-account-actions.tsx';

/**
 * Button that follows or unfollows an account, or requests to follow it. Its text is the current
 * relationship, and while it is hovered or focused by keyboard, the action that undoes it. It has no
 * `aria-pressed`, which requires a name that never changes.
 */
export function FollowButton({
  facts,
  actions,
  size = 'medium',
}: {
  facts: AccountActionContext;
  actions: AccountActions;
  size?: 'medium' | 'small';
}) {
  const { i18n } = useLingui();
  const { following, requested } = facts.relationship;
  if (!followAction.isShown(facts)) return null;
  const isOn = following || requested;
  return (
    <>
      <Button
        variant={isOn ? 'quiet' : 'primary'}
        size={size}
        disabled={followAction.isEnabled?.(facts) === false}
        isBusy={actions.isBusy(followAction)}
        title={isOn ? i18n._(followAction.label(facts)) : undefined}
        className={classNames(isOn && styles.on)}
        onClick={() => actions.run(followAction)}
      >
        {isOn ? (
          <span className={styles.text}>
            <span>
              {following ? (
                <Trans
                  context="state of a button"
                  comment="You follow this person; a press unfollows them"
                >
                  Following
                </Trans>
              ) : (
                <Trans comment="State: a follow request was sent and is waiting">Requested</Trans>
              )}
            </span>
            <span aria-hidden className={styles.undo}>
              {following ? <Trans>Unfollow</Trans> : <Trans>Cancel request</Trans>}
            </span>
          </span>
        ) : (
          <Trans>Follow</Trans>
        )}
      </Button>
      {actions.queued.length > 0 && (
        <LazyBoundary>
          <LazyQueuedActionsNote progress={actions.queued} />
        </LazyBoundary>
      )}
    </>
  );
}
