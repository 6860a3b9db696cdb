import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { ListPlace } from '#ui/virtual-list/list-place.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** What a conversation can be told and asked by the screen around it. */
export interface ThreadHandle {
  /** Shows a status, whatever is folded or left out around it, and gives it the focus. */
  readonly leadTo: (id: string) => void;
  /** Where the reader is. */
  readonly place: ListPlace | undefined;
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
      leadTo,
      get place() {
        if (list.current?.place) return list.current.place;
        /* At the top of the page the list has no place: the first row stands for it. */
        const row = firstKey === undefined ? undefined : list.current?.elementOf(firstKey);
        if (firstKey === undefined || !row) return undefined;
        return { key: firstKey, top: row.getBoundingClientRect().top };
      },
    }),
    [leadTo, firstKey, list],
  );
}
