import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { use } from 'react';
import { Button } from '#ui/button.tsx';
import { usePreference } from '#session/preferences/use-preference.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type ThreadControls, ThreadControlsContext } from '../thread-controls.ts';
import { hasVisibleDescendants } from '../thread-lines.ts';

/** Buttons that leave a focused branch. */
export function DiveButtons({ controls }: { controls: ThreadControls }) {
  return (
    <>
      {controls.isDeepDive && (
        <Button variant="text" size="small" onClick={controls.leaveDive}>
          <Trans>Leave this branch</Trans>
        </Button>
      )}
      <Button variant="text" size="small" onClick={controls.showAll}>
        <Trans>Show full conversation</Trans>
      </Button>
    </>
  );
}

/**
 * Buttons in the header of each status of a tree: hide, show or focus its branch (R-STATUS-005).
 */
export function ThreadTools({ cardId }: { cardId: string }) {
  const { t } = useLingui();
  const controls = use(ThreadControlsContext);
  const isTree = usePreference('conversationDisplay') === 'tree';
  if (!controls?.isAdvanced || !isTree) return null;
  if (!hasVisibleDescendants(controls.tree, controls.unseen, cardId)) return null;
  const isShown = controls.isBranchShown(cardId);
  return (
    <>
      <IconButton
        icon={isShown ? ChevronDown : ChevronRight}
        isDirectional
        size="small"
        label={isShown ? t`Hide replies` : t`Show replies`}
        onClick={() => controls.showBranch(cardId, !isShown)}
      />
      {controls.dive !== cardId && (
        <IconButton
          icon={CornerDownRight}
          isDirectional
          size="small"
          label={t`Show only this branch`}
          onClick={() => controls.diveInto(cardId)}
        />
      )}
    </>
  );
}
