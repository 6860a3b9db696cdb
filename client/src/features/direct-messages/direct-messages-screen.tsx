import { useLingui } from '@lingui/react/macro';
import { Screen } from '#ui/page/screen.tsx';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { ConversationList, NewMessageButton } from './list/conversation-list.tsx';
import { ConversationListMenu } from './list/conversation-list-menu.tsx';
import { useConversationSearch } from './list/use-conversation-search.tsx';
import { useConversations } from './list/use-conversations.ts';
import { NewestConversation } from './newest-conversation.tsx';

/**
 * The list of conversations; the newest conversation if the list is in the column beside this one.
 * Wider windows have the form for a new message in the side column, so only phones have a button
 * for it here, and an empty list has one below its text (R-SHELL-069).
 */
export function DirectMessagesScreen({
  username,
  isListBeside,
}: {
  username: string;
  isListBeside: boolean;
}) {
  const { t } = useLingui();
  const search = useConversationSearch();
  const isPhone = useMediaQuery(mobileQuery);
  const { items = [] } = useConversations();
  if (isListBeside)
    return (
      <Screen title={t`Direct messages`}>
        <NewestConversation username={username} />
      </Screen>
    );
  return (
    <Screen
      title={t`Direct messages`}
      actions={
        <>
          {search.button}
          <ConversationListMenu username={username} />
          {isPhone && items.length > 0 && <NewMessageButton isIcon />}
        </>
      }
    >
      <ConversationList username={username} search={search} />
    </Screen>
  );
}
