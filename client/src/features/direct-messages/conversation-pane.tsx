import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useMemo, useState, useSyncExternalStore, useCallback } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import { EmojiText } from '#components/emoji/emoji-text.tsx';
import { ErrorNote } from '#ui/notes/error-note.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LinkButton } from '#ui/app-link.tsx';
import textStyles from '#ui/text-styles.module.css';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { FilterSettingsContext } from '#session/filters/filter-settings.ts';
import { useScreenFilters } from '#components/filters/use-screen-filters.ts';
import { threadErrorMessage } from '#components/thread/thread-error-message.ts';
import { useThread } from '#components/thread/use-thread.ts';
import { pathTo } from '#lib/url/paths.ts';
import { stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import { useSession } from '#session/session-context.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { PeopleAvatars } from './people-avatars.tsx';
import { usePeopleNames } from './use-people-names.ts';
import { useConversations } from './list/use-conversations.ts';
import { ConversationMenu } from './messages/conversation-menu.tsx';
import { selectDirectMessages, recipientIds } from '#session/direct-messages/message-lines.ts';
import { MessageList } from './messages/message-list.tsx';
import { useMarkConversationRead } from './messages/use-mark-conversation-read.ts';
import styles from './conversation-pane.module.css';

/**
 * Type of the composer below the messages, which `app` passes, because it belongs to another
 * feature.
 */
export type MessageComposerSlot = ComponentType<{
  /** Id of the first message of the conversation, which identifies its draft. */
  readonly rootId: string;
  /** Id of the message that is replied to. */
  readonly replyToId: string;
  /** The names of the people who get the message, for labels. */
  readonly names: string;
  /** Whether the dialog that adds people to the conversation is open. */
  readonly isAddingPeople: boolean;
  /** Called when that dialog should close. */
  readonly onPeopleAdded: () => void;
}>;

/** Returns the rows of the statuses, which change when one is edited or deleted. */
function useStatusRows(ids: readonly string[]): readonly StatusRow[] {
  const { statuses } = useSession().tables;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => statuses.subscribe(id, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [ids, statuses],
  );
  const version = useSyncExternalStore(subscribe, () => statuses.version);
  return useMemo(
    () => (version < 0 ? [] : ids.flatMap((id) => statuses.get(id) ?? [])),
    [ids, statuses, version],
  );
}

const nobody: readonly string[] = [];

/**
 * One conversation of direct messages with a form for the next message. `id` is the id of any of its
 * statuses, since not every server has ids of conversations.
 */
export function ConversationPane({
  id,
  username,
  Composer,
}: {
  id: string;
  username: string;
  Composer: MessageComposerSlot;
}) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { viewerId } = session;
  const [isAddingPeople, setAddingPeople] = useState(false);
  const { thread } = useThread(id);
  const { settings } = useScreenFilters('thread');
  const ids = thread?.statusIds ?? nobody;
  const rows = useStatusRows(ids);
  const messages = useMemo(() => selectDirectMessages(rows), [rows]);
  const root = messages[0];
  const last = messages.at(-1);
  const people = useMemo(() => (last ? recipientIds(last, viewerId) : nobody), [last, viewerId]);
  const { text: names, emojis } = usePeopleNames(people);
  const { items } = useConversations();
  const entry = items?.find(({ lastStatusId }) => ids.includes(lastStatusId));
  useMarkConversationRead(thread?.isLoaded === true ? entry : undefined);
  const title = last ? names : t`Direct messages`;
  const failure = thread?.failure;
  const isLoaded = thread?.isLoaded === true;
  return (
    <FilterSettingsContext value={settings}>
      <Panel>
        <title>{stripDirectionMarks(title)}</title>
        <div className={styles.pane}>
          <PanelHead
            level={1}
            title={
              last ? (
                <span className={styles.people}>
                  <PeopleAvatars accountIds={people} size="head" />
                  <EmojiText text={names} emojis={emojis} className={textStyles.cut} />
                </span>
              ) : (
                title
              )
            }
            actions={
              last && (
                <>
                  <IconButton
                    icon={UserPlus}
                    label={t`Add people`}
                    aria-haspopup="dialog"
                    onClick={() => setAddingPeople(true)}
                  />
                  <ConversationMenu last={last} conversationId={entry?.id} username={username} />
                </>
              )
            }
          />
          {failure && (
            <ErrorNote onRetry={() => void getSessionThreads(session).load(id)}>
              {threadErrorMessage(failure, viewerId, i18n)}
            </ErrorNote>
          )}
          {!isLoaded && !failure && !last && <Spinner isBlock label={t`Loading…`} />}
          {isLoaded && !last && (
            <EmptyNote
              action={
                <LinkButton href={pathTo('conversation', { id })}>
                  <Trans>Show as posts</Trans>
                </LinkButton>
              }
            >
              <Trans>There are no direct messages in this conversation.</Trans>
            </EmptyNote>
          )}
          {root && last && (
            <>
              <MessageList messages={messages} label={t`Messages`} viewerId={viewerId} />
              {isLoaded && (
                <div className={styles.form}>
                  <Composer
                    rootId={root.id}
                    replyToId={last.id}
                    names={names}
                    isAddingPeople={isAddingPeople}
                    onPeopleAdded={() => setAddingPeople(false)}
                  />
                </div>
              )}
            </>
          )}
        </div>
      </Panel>
    </FilterSettingsContext>
  );
}
