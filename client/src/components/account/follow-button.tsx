import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import UserCheck from 'lucide-react/icons/user-check';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { LazyWaitingNote } from '#components/card/lazy-waiting-note.ts';
import { Button } from '#ui/button.tsx';
import type { AccountContext } from './actions/account-action.ts';
import { followAction } from './actions/follow-action.ts';
import type { AccountActions } from './use-account-actions.tsx';

/** Follows, requests to follow or unfollows an account, and shows the current relationship. */
export function FollowButton({
  facts,
  actions,
  size = 'medium',
}: {
  facts: AccountContext;
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
        icon={following ? UserCheck : followAction.icon}
        disabled={followAction.isEnabled?.(facts) === false}
        isBusy={actions.isBusy(followAction)}
        title={i18n._(followAction.label(facts))}
        aria-pressed={isOn}
        onClick={() => actions.run(followAction)}
      >
        {following ? (
          <Trans>Following</Trans>
        ) : requested ? (
          <Trans>Requested</Trans>
        ) : (
          <Trans>Follow</Trans>
        )}
      </Button>
      {actions.waiting.length > 0 && (
        <LazyBoundary>
          <LazyWaitingNote notes={actions.waiting} />
        </LazyBoundary>
      )}
    </>
  );
}
