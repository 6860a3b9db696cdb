import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import Pencil from 'lucide-react/icons/pencil';
import { PagedList } from '#components/request/paged-list.tsx';
import { statusExcerpt } from '#store/status/status-excerpt.ts';
import type { PagesState } from '#session/queries/use-call-pages.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { createWordMatcher } from '#lib/word-matcher.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ConversationRow } from './conversation-row.tsx';
import type { ConversationEntry } from '#session/direct-messages/conversation-entry.ts';
import { useConversations } from './use-conversations.ts';
import type { ConversationSearch } from './use-conversation-search.tsx';

/**
 * Button that opens the form for a new direct message on a screen without the form of the side
 * column. In a header it is an icon.
 */
export function NewMessageButton({ isIcon = false }: { isIcon?: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  const label = t`New message`;
  const open = (): void => openWindow(session, 'composer', { kind: 'new', isDirect: true });
  if (isIcon) return <IconButton icon={Pencil} label={label} onClick={open} />;
  return (
    <Button variant="primary" icon={Pencil} onClick={open}>
      {label}
    </Button>
  );
}

/** Says that there are no conversations yet, with the button for the first message. */
export function NoConversations() {
  return (
    <EmptyNote icon={Mail} action={<NewMessageButton />}>
      <Trans>No direct messages yet. Only the people you mention can read them.</Trans>
    </EmptyNote>
  );
}

/** Says that no loaded conversation matches the search; further ones can be loaded. */
function NothingFound({
  state: { hasMore, isLoadingMore, loadMore },
  onClear,
}: {
  state: PagesState<ConversationEntry>;
  onClear: (() => void) | undefined;
}) {
  return (
    <EmptyNote
      icon={Search}
      action={
        hasMore ? (
          <Button isBusy={isLoadingMore} onClick={loadMore}>
            <Trans>Search older conversations</Trans>
          </Button>
        ) : (
          <Button onClick={onClear}>
            <Trans>Show all conversations</Trans>
          </Button>
        )
      }
    >
      <Trans>No conversations match your search.</Trans>
    </EmptyNote>
  );
}

/** The viewer's conversations, latest first. */
export function ConversationList({
  username,
  openId,
  search,
  isBeside = false,
}: {
  username: string;
  /** Whether the list is in the column beside the screen, which has the picture and the button. */
  isBeside?: boolean;
  /** The search field; undefined in a column, which has no space for it. */
  search?: ConversationSearch;
  /** Id of the status whose conversation is open beside the list. */
  openId?: string | undefined;
}) {
  const { t } = useLingui();
  const state = useConversations();
  const { tables } = useSession();
  const thread = useRow(tables.threads, openId);
  const matches = createWordMatcher(search?.words ?? '');
  const isFound = ({ accountIds, lastStatusId }: ConversationEntry): boolean => {
    const names = accountIds.flatMap((id) => {
      const { displayName = '', acct = '' } = tables.accounts.get(id) ?? {};
      return [displayName, acct];
    });
    const status = tables.statuses.get(lastStatusId);
    return matches?.([...names, status ? statusExcerpt(status) : ''].join('\n')) ?? true;
  };
  const isSearched = matches !== undefined;
  const items = isSearched ? state.items?.filter(isFound) : state.items;
  return (
    <>
      {search?.field}
      <PagedList
        state={{ ...state, items }}
        label={t`Conversations`}
        keyOf={({ key }) => key}
        empty={
          isSearched ? (
            <NothingFound state={state} onClear={search?.clear} />
          ) : isBeside ? (
            <EmptyNote>
              <Trans>No conversations yet</Trans>
            </EmptyNote>
          ) : (
            <NoConversations />
          )
        }
      >
        {(entry) => {
          const { lastStatusId } = entry;
          const isCurrent =
            openId !== undefined &&
            (lastStatusId === openId || thread?.statusIds.includes(lastStatusId) === true);
          const id = isCurrent ? openId : lastStatusId;
          return (
            <ConversationRow
              entry={entry}
              href={pathTo('direct-conversation', { username, id })}
              isCurrent={isCurrent}
            />
          );
        }}
      </PagedList>
    </>
  );
}
