import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { errorMessage } from '#components/failure/error-message.ts';
import type { ColumnSource } from '#components/columns/column-source.ts';
import { ConversationList } from '#features/direct-messages/list/conversation-list.tsx';
import { NotificationsBody } from '#features/notifications/parts/notifications-list.tsx';
import { SearchResults } from '#features/search/search-results.tsx';
import type { SearchTab } from '#session/search/search-tabs.ts';
import { accountQuery } from '#session/people/account-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { readTagGroup } from '#session/feeds/tag-group.ts';
import type { TimelineRef } from '#session/feeds/timeline-ref.ts';
import { useSession } from '#session/session-context.ts';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { TimelineColumn } from './timeline-column.tsx';
import { useSavedColumnScroll } from './use-saved-column-scroll.ts';

/** The properties that every kind of column needs. */
export interface ColumnProps {
  readonly path: string;
  /** Accessible name of the column, different for each column. */
  readonly label: string;
  readonly scroller: HTMLElement;
  /** Element in the header into which the content renders its buttons. */
  readonly actions: Element;
}

function ProfileColumn({ name, column }: { name: string; column: ColumnProps }) {
  const { i18n, t } = useLingui();
  const { value, failure, retry, isFetching } = useCall(accountQuery, {
    path: { id: name },
    query: { with_relationships: true },
  });
  const place = useMemo(
    (): TimelineRef | undefined =>
      value === undefined ? undefined : { kind: 'user', accountId: value },
    [value],
  );
  if (place) return <TimelineColumn place={place} {...column} />;
  if (failure === undefined) return <Spinner isBlock label={t`Loading profile…`} />;
  return (
    <ErrorNote onRetry={retry} isRetrying={isFetching}>
      {i18n._(errorMessage(failure))}
    </ErrorNote>
  );
}

function TagColumn({ tag, query, column }: { tag: string; query: string; column: ColumnProps }) {
  const place = useMemo(
    (): TimelineRef => ({ kind: 'tag', tag, group: readTagGroup(new URLSearchParams(query)) }),
    [tag, query],
  );
  return <TimelineColumn place={place} {...column} />;
}

function SearchColumn({ words }: { words: string }) {
  const [tab, setTab] = useState<SearchTab>();
  return <SearchResults words={words} chosen={tab} onOpen={setTab} />;
}

function NotificationsColumn() {
  const { notifications } = useSession();
  return notifications && <NotificationsBody notifications={notifications} loadsByItself />;
}

/**
 * Content other than a timeline. Its scroll position is saved in CSS pixels; a timeline saves the
 * id of the status at the top instead.
 */
function PlainColumn({
  source,
  column: { scroller, path },
}: {
  source: Exclude<ColumnSource, { readonly kind: 'timeline' | 'tag' | 'profile' }>;
  column: ColumnProps;
}) {
  useSavedColumnScroll(scroller, path);
  switch (source.kind) {
    case 'notifications':
      return <NotificationsColumn />;
    case 'conversations':
      return <ConversationList username={source.username} />;
    case 'search':
      return <SearchColumn words={source.words} />;
  }
}

/** The content of a column. */
export function ColumnBody({ source, column }: { source: ColumnSource; column: ColumnProps }) {
  switch (source.kind) {
    case 'timeline':
      return <TimelineColumn place={source.place} {...column} />;
    case 'tag':
      return <TagColumn tag={source.tag} query={source.query} column={column} />;
    case 'profile':
      return <ProfileColumn name={source.name} column={column} />;
    default:
      return <PlainColumn source={source} column={column} />;
  }
}
