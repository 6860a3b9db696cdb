import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { FilterSettingsContext } from '#session/filters/filter-settings.ts';
import { useFilterView, useScreenFilters } from '#components/filters/use-screen-filters.ts';
import { ConversationHead } from './conversation-head.tsx';
import { ThreadView } from './thread-view.tsx';
import { useOriginalId } from '#components/thread/use-thread.ts';
import type { ScreenProps } from '#components/router/screen.ts';
import { Panel } from '#ui/page/panel.tsx';
import { focusStatusInList } from '#components/status/focus-status.ts';
import type { ThreadHandle } from './use-thread-handle.ts';
import { registerNextUnreadButton } from '#lib/keys/next-unread.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import {
  type FilterEnvironment,
  isItemShown,
  subscribeToFilters,
} from '#session/filters/hidden-items.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { type ThreadControls, ThreadControlsContext } from '#components/thread/thread-controls.ts';
import { threadErrorMessage } from '#components/thread/thread-error-message.ts';
import { missingReplies } from '#store/thread/missing-statuses.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import { useThreadScrollAnchor } from './use-thread-scroll.ts';
import styles from './missing-replies-note.module.css';

interface NoteProps {
  readonly focus: string;
  readonly thread: RefObject<ThreadHandle | null>;
  readonly onShowHidden: () => void;
}

function useMissingReplies(tree: ThreadControls['tree']) {
  const { statuses } = useSession().tables;
  const read = () => missingReplies(tree, (id) => statuses.get(id)?.repliesCount);
  const count = useSyncExternalStore(statuses.subscribeAll, () => read().count);
  return { count, of: () => read().of };
}

function Note({
  focus,
  thread,
  onShowHidden,
  controls: { tree, unseen },
}: NoteProps & { controls: ThreadControls }) {
  const { i18n } = useLingui();
  const session = useSession();
  const { count, of } = useMissingReplies(tree);
  const hidden = tree.ids.filter((id) => unseen.filtered.has(id));
  /* Whether missing replies were requested once; those still missing are then shown as
     unavailable. */
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { attempt, isPending, failure } = useAttempt(async () => {
    const known = new Set(tree.ids);
    await getSessionThreads(session).loadReplies(focus, of());
    flushSync(() => setTried(true));
    /* The clicked button unmounts, so the focus moves to the first loaded reply, or to the note. */
    const ids = session.tables.threads.get(focus)?.statusIds ?? [];
    const first = ids.find((id) => !known.has(id));
    if (first === undefined) box.current?.focus();
    else thread.current?.showStatus(first);
  });
  if (hidden.length === 0 && count === 0) return null;
  const show = (): void => {
    const [first] = hidden;
    flushSync(onShowHidden);
    if (first !== undefined) thread.current?.showStatus(first);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.note}>
      {hidden.length > 0 && (
        <p>
          <Plural
            value={{ count: hidden.length }}
            one="# reply is hidden by a filter."
            other="# replies are hidden by a filter."
          />
          <Button variant="text" size="small" onClick={show}>
            <Trans>Show hidden replies</Trans>
          </Button>
        </p>
      )}
      {count > 0 && (
        <p>
          {isTried ? (
            <Plural
              value={count}
              one="# reply isn’t available (deleted, private or unknown to this server)."
              other="# replies aren’t available (deleted, private or unknown to this server)."
            />
          ) : (
            <>
              <Plural
                value={count}
                one="# reply wasn’t loaded."
                other="# replies weren’t loaded."
              />
              <Button variant="text" size="small" isBusy={isPending} onClick={() => void attempt()}>
                <Trans>Load missing replies</Trans>
              </Button>
            </>
          )}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert">
          {threadErrorMessage({ part: 'context', error: failure }, session.viewerId, i18n)}
        </p>
      )}
    </div>
  );
}

/** Says which replies are hidden or missing, and why, with a button to show or load them. */
function MissingRepliesNote(props: NoteProps) {
  const controls = use(ThreadControlsContext);
  const row = useRow(useSession().tables.threads, props.focus);
  if (!controls || row?.isLoaded !== true || row.failure) return null;
  return <Note {...props} controls={controls} />;
}

const conversationLocation = { isInConversation: true };
const none: readonly string[] = [];

function unvisitedReplies(
  newIds: readonly string[],
  visited: ReadonlySet<string>,
  view: FilterEnvironment,
) {
  const { statuses } = view.tables;
  return newIds.filter(
    (id) => !visited.has(id) && statuses.get(id)?.isDeleted !== true && isItemShown(id, view),
  );
}

/**
 * Returns the number of visible replies that arrived while the conversation was open and were not
 * visited. `next` returns the first of them and marks it as visited.
 */
function useUnreadReplies(focus: string) {
  const { tables } = useSession();
  const { threads } = tables;
  const filters = useFilterView();
  const view = useMemo(() => ({ ...filters, place: conversationLocation }), [filters]);
  const newIds = useRow(threads, focus)?.newIds ?? none;
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  /* Statuses that are deleted, and accounts that are muted or blocked, change which replies are
     visible, so the count is computed again. */
  const subscribe = useCallback(
    (listener: () => void) => subscribeToFilters({ tables }, listener),
    [tables],
  );
  const count = useSyncExternalStore(
    subscribe,
    () => unvisitedReplies(newIds, visited, view).length,
  );
  return {
    count,
    next: (): string | undefined => {
      const [id] = unvisitedReplies(newIds, visited, view);
      if (id !== undefined) setVisited(new Set([...visited, id]));
      return id;
    },
  };
}

interface NewRepliesProps {
  readonly focus: string;
  readonly list: RefObject<VirtualListHandle | null>;
  readonly thread: RefObject<ThreadHandle | null>;
}

function CountButton({
  count,
  focus,
  list,
  onPress,
}: Pick<NewRepliesProps, 'focus' | 'list'> & { count: number; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  /* If the counted replies are deleted or filtered, the button unmounts. If it has the focus
     then, the focus moves to the status that is being read. */
  useLayoutEffect(() => {
    const own = button.current;
    const unregister = registerNextUnreadButton(own);
    return () => {
      unregister();
      if (document.activeElement !== own) return;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list must be read when the button unmounts
      focusStatusInList(list, list.current?.anchor?.key ?? focus);
    };
  }, [list, focus]);
  return (
    <Button ref={button} size="small" onClick={onPress}>
      <Plural value={count} one="# new reply" other="# new replies" />
    </Button>
  );
}

/** Button with the number of unread replies. A click moves to the next one and marks it as read. */
function NewRepliesButton({ focus, list, thread }: NewRepliesProps) {
  const { count, next } = useUnreadReplies(focus);
  if (count === 0) return null;
  const showNext = (): void => {
    const id = next();
    if (id !== undefined) thread.current?.showStatus(id);
  };
  return <CountButton count={count} focus={focus} list={list} onPress={showNext} />;
}

interface ConversationProps {
  readonly focus: string;
  /** Key of the history entry, by which the position is saved. */
  readonly historyKey: string;
  /** Whether the status gets the focus, because another screen was open before. */
  readonly getsFocus: boolean;
}

function Conversation({ focus, historyKey, getsFocus }: ConversationProps) {
  const { thread, ...scroll } = useThreadScrollAnchor(focus, historyKey, getsFocus);
  const { settings, showHidden } = useScreenFilters('thread');
  return (
    <FilterSettingsContext value={settings}>
      <ConversationHead
        focus={focus}
        onBeforeSwitch={() => scroll.list.current?.keepInPlace(focus)}
      >
        <NewRepliesButton focus={focus} list={scroll.list} thread={thread} />
      </ConversationHead>
      <ThreadView focus={focus} handle={thread} {...scroll}>
        <MissingRepliesNote focus={focus} thread={thread} onShowHidden={showHidden} />
      </ThreadView>
    </FilterSettingsContext>
  );
}

/**
 * Shows a status with its ancestors and replies. The status gets the focus if another screen was
 * open before.
 */
export function ConversationScreen({
  params: { id },
  location: { key, index },
}: ScreenProps<'conversation'>) {
  const { t } = useLingui();
  const focus = useOriginalId(id);
  return (
    <Panel>
      <title>{t`Conversation`}</title>
      <Conversation key={`${focus} ${key}`} focus={focus} historyKey={key} getsFocus={index > 0} />
    </Panel>
  );
}
