import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import { threadTree, type ThreadTree } from '#store/thread/thread-tree.ts';

/** Returns the conversation around a status. It is fetched and kept up to date while mounted. */
export function useThread(id: string): {
  readonly thread: ThreadRow | undefined;
  readonly tree: ThreadTree;
} {
  const session = useSession();
  const { tables } = session;
  const threads = getSessionThreads(session);
  const thread = useRow(tables.threads, id);
  /* The requested status is often known already, and rendered before the others are fetched. */
  const [first] = useState(() => (tables.statuses.get(id) ? [id] : []));
  const ids = thread?.statusIds ?? first;
  useEffect(() => threads.open(id), [threads, id]);
  const treeOf = (former?: ThreadTree): ThreadTree =>
    threadTree(ids, (each) => tables.statuses.get(each)?.inReplyToId, former);
  const [known, setKnown] = useState(() => ({ ids, tree: treeOf() }));
  if (known.ids === ids) return { thread, tree: known.tree };
  const tree = treeOf(known.tree);
  setKnown({ ids, tree });
  return { thread, tree };
}

/** Returns the id of the status that a reblog passes on; for other statuses their own id. */
export function useOriginalId(id: string): string {
  const { statuses } = useSession().tables;
  return useSyncExternalStore(
    (listener) => statuses.subscribe(id, listener),
    () => statuses.get(id)?.reblogId ?? id,
  );
}
