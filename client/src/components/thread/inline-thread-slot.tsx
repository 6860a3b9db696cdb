import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useRow } from '#store/use-row.ts';
import { inlineHistoryKey } from '#session/feeds/reading-positions.ts';
import { useSession } from '#session/session-context.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import { createInlineViewStorage } from '#session/threads/inline-view-storage.ts';
import { InlineThread } from './inline-thread.tsx';
import { serializeViewState, parseViewState } from '#store/thread/thread-view-state.ts';
import { useOriginalId } from './use-thread.ts';

/**
 * An inline conversation that is restored as it was left, also after a reload. The reader's position
 * may be far down in it, so it is rendered only once it is complete. Until then `card` is shown, which
 * is the card of the status.
 */
export function InlineThreadSlot({
  card,
  ...props
}: ComponentProps<typeof InlineThread> & { card: ReactNode }) {
  const { id, list, isNew } = props;
  const session = useSession();
  const { tables, feeds } = session;
  const isClosed = useRef(false);
  const threads = getSessionThreads(session);
  const focus = useOriginalId(id);
  const thread = useRow(tables.threads, focus);
  useEffect(() => threads.open(focus), [threads, focus]);
  const [begun] = useState(() => {
    const saved = feeds.readingPositions.read(inlineHistoryKey, id);
    const storage = createInlineViewStorage(session, id);
    const viewState = parseViewState(saved?.view);
    if (viewState && !storage.start) storage.onChange(viewState);
    return saved?.top ?? 0;
  });
  const isReady = isNew || thread?.isLoaded === true || thread?.failure !== undefined;
  useLayoutEffect(() => {
    const { current } = list;
    if (isReady && begun < 0 && current?.anchor?.key === id) current.goTo({ key: id, top: begun });
  }, [isReady, begun, list, id]);
  useLayoutEffect(() => {
    const keep = (top: number): void => {
      const { start } = createInlineViewStorage(session, id);
      const anchor = { id, maxId: id, top, view: start && serializeViewState(start) };
      feeds.readingPositions.save(inlineHistoryKey, id, isClosed.current ? undefined : anchor);
    };
    const handleLeave = (): void => {
      const anchor = list.current?.anchor;
      keep(anchor?.key === id ? anchor.top : 0);
    };
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      keep(0);
    };
  }, [session, feeds, list, id]);
  const close = (): void => {
    isClosed.current = true;
    props.onClose();
  };
  return isReady ? <InlineThread {...props} onClose={close} /> : card;
}
