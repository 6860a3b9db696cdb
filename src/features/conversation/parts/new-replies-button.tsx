import { Plural } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** How many replies came while a conversation was being read; leads from one to the next. */
export function NewRepliesButton({
  focus,
  list,
}: {
  focus: string;
  list: RefObject<VirtualListHandle | null>;
}) {
  const { threads } = useSession().tables;
  const newIds = useRow(threads, focus)?.newIds ?? [];
  const [next, setNext] = useState(0);
  if (newIds.length === 0) return null;
  const goOn = (): void => {
    const { current } = list;
    for (let step = 0; step < newIds.length; step += 1) {
      const at = (next + step) % newIds.length;
      const id = newIds[at] ?? '';
      current?.show(id);
      /* One in a branch that is folded has no place. */
      if (current?.place?.key !== id) continue;
      setNext(at + 1);
      requestAnimationFrame(() => {
        current.elementOf(id)?.querySelector('article')?.focus({ preventScroll: true });
      });
      return;
    }
  };
  return (
    <Button size="small" onClick={goOn}>
      <Plural value={newIds.length} one="# new reply" other="# new replies" />
    </Button>
  );
}
