import { use } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Lane } from '#store/thread/thread-lanes.ts';
import { ThreadControlsContext } from '../thread-controls.ts';
import styles from '../thread.module.css';

/**
 * A vertical line that connects a status with its replies. With the tools of the tree, a click hides
 * its branch. It cannot be focused, since a button in the header of the status does the same.
 */
export function LaneView({ lane: { column, part, branch } }: { lane: Lane }) {
  const controls = use(ThreadControlsContext);
  const columnStyle: Readonly<Record<`--${string}`, number>> = { '--column': column };
  const shape = {
    'aria-hidden': true,
    className: classNames(styles.lane, part !== 'through' && styles[part]),
    // React sets this through the DOM, which the page's CSP allows, unlike a `style` attribute in
    // HTML.
    style: columnStyle,
  };
  if (branch === undefined || controls?.isAdvanced !== true) return <i {...shape} />;
  return (
    <button
      {...shape}
      type="button"
      tabIndex={-1}
      onClick={() => controls.showBranch(branch, false)}
    />
  );
}
