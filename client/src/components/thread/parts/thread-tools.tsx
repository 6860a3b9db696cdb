import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { use } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { type ThreadControls, ThreadControlsContext } from '../thread-controls.ts';
import { hasVisibleDescendants } from '#store/thread/thread-lines.ts';

const AuthorFollowButton = lazyPart(
  'AuthorFollowButton',
  () => import('./author-follow-button.tsx'),
);

/** Buttons that return from a focused branch to the whole tree or to the branch before. */
export function LeaveBranchButtons({ controls }: { controls: ThreadControls }) {
  return (
    <>
      {controls.isNestedFocus && (
        <Button variant="text" size="small" onClick={controls.leaveFocusedBranch}>
          <Trans>Back to the previous branch</Trans>
        </Button>
      )}
      <Button variant="text" size="small" onClick={controls.showAll}>
        <Trans>Show full conversation</Trans>
      </Button>
    </>
  );
}

function BranchTools({ cardId, controls }: { cardId: string; controls: ThreadControls }) {
  const { t } = useLingui();
  const isTree = usePreference('conversationDisplay') === 'tree';
  if (!controls.isAdvanced || !isTree) return null;
  if (!hasVisibleDescendants(controls.tree, controls.unseen, cardId)) return null;
  const isShown = controls.isBranchShown(cardId);
  return (
    <>
      <IconButton
        icon={isShown ? ChevronDown : ChevronRight}
        size="small"
        label={isShown ? t`Hide replies` : t`Show replies`}
        onClick={() => controls.showBranch(cardId, !isShown)}
      />
      {controls.focusedBranch !== cardId && (
        <IconButton
          icon={CornerDownRight}
          size="small"
          label={t`Show only this branch`}
          onClick={() => controls.focusBranch(cardId)}
        />
      )}
    </>
  );
}

/**
 * Buttons in the header of each status of a conversation. In a tree they hide, show or focus the branch
 * of the status (R-STATUS-005); on the main status they follow its author.
 */
export function ThreadTools({ cardId }: { cardId: string }) {
  const controls = use(ThreadControlsContext);
  const { statuses } = useSession().tables;
  const accountId = useRow(statuses, cardId)?.accountId;
  if (!controls) return null;
  return (
    <>
      <BranchTools cardId={cardId} controls={controls} />
      {controls.focus === cardId && accountId !== undefined && (
        <LazyBoundary>
          <AuthorFollowButton accountId={accountId} />
        </LazyBoundary>
      )}
    </>
  );
}
