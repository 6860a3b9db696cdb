import { Plural } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { useRow, useTableValue } from '#entities/use-row.ts';
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
  const { threads, statuses } = useSession().tables;
  const newIds = useRow(threads, focus)?.newIds ?? [];
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const waiting = newIds.filter((id) => !visited.has(id));
  const count = useTableValue(
    statuses,
    (table) => waiting.filter((id) => table.get(id)?.isDeleted !== true).length,
  );
  if (count === 0) return null;
  const goOn = (): void => {
    const { current } = list;
    for (const id of waiting) {
      if (statuses.get(id)?.isDeleted === true) continue;
      current?.show(id);
      /* One in a branch that is folded has no place. */
      if (current?.place?.key !== id) continue;
      setVisited(new Set([...visited, id]));
      requestAnimationFrame(() => {
        current.elementOf(id)?.querySelector('article')?.focus({ preventScroll: true });
      });
      return;
    }
  };
  return (
    <Button size="small" onClick={goOn}>
      <Plural value={count} one="# new reply" other="# new replies" />
    </Button>
  );
}
