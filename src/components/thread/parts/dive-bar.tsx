import { useRef } from 'react';
import stickyBar from '#ui/sticky-bar.module.css';
import { useStickyBarOffset } from '#ui/use-sticky-bar-offset.ts';
import type { ThreadControls } from '../thread-controls.ts';
import { DiveButtons } from './dive-buttons.tsx';

/** Buttons that leave a focused branch, sticky below the page header. */
export function DiveBar({ controls }: { controls: ThreadControls }) {
  const bar = useRef<HTMLDivElement>(null);
  useStickyBarOffset(bar);
  return (
    <div ref={bar} className={stickyBar.bar} data-surface="panel">
      <DiveButtons controls={controls} />
    </div>
  );
}
