import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import type { ThreadControls } from '../thread-controls.ts';

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
        <Trans>Show the whole conversation</Trans>
      </Button>
    </>
  );
}
