import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { ScrollAnchor } from '#ui/virtual-list/scroll-anchor.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** Imperative handle of a conversation for the screen around it. */
export interface ThreadHandle {
  /** Shows a status even if it is folded or outside the focused branch, and focuses it. */
  readonly showStatus: (id: string) => void;
  /** The first visible line and its position; undefined if nothing is rendered. */
  readonly scrollAnchor: ScrollAnchor | undefined;
}

export function useThreadHandle(
  handle: Ref<ThreadHandle>,
  {
    leadTo,
    firstKey,
    list,
  }: {
    leadTo: (id: string) => void;
    firstKey: string | undefined;
    list: RefObject<VirtualListHandle | null>;
  },
): void {
  useImperativeHandle(
    handle,
    () => ({
      showStatus: leadTo,
      get scrollAnchor() {
        if (list.current?.anchor) return list.current.anchor;
        /* At the top of the page the list has no anchor, so the first row is used. */
        const row = firstKey === undefined ? undefined : list.current?.elementOf(firstKey);
        if (firstKey === undefined || !row) return undefined;
        return { key: firstKey, top: row.getBoundingClientRect().top };
      },
    }),
    [leadTo, firstKey, list],
  );
}
