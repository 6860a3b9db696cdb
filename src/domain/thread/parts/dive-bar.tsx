import { useRef } from 'react';
import stickyBar from '#ui/sticky-bar.module.css';
import { useCoveredPage } from '#ui/use-covered-page.ts';
import type { ThreadControls } from '../thread-controls.ts';
import { DiveButtons } from './dive-buttons.tsx';

/** The ways out of a branch, under the head of the page: within reach however far down one reads. */
export function DiveBar({ controls }: { controls: ThreadControls }) {
  const bar = useRef<HTMLDivElement>(null);
  useCoveredPage(bar);
  return (
    <div ref={bar} className={stickyBar.bar} data-surface="panel">
      <DiveButtons controls={controls} />
    </div>
  );
}
