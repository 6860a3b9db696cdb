import { Trans, useLingui } from '@lingui/react/macro';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { ConversationList, NewMessageButton } from './list/conversation-list.tsx';
import { ConversationListMenu } from './list/conversation-list-menu.tsx';
import { useConversationSearch } from './list/use-conversation-search.tsx';

/** The list of conversations, or a hint if the list is in the column beside this one. */
export function DirectMessagesScreen({
  username,
  isListBeside,
}: {
  username: string;
  isListBeside: boolean;
}) {
  const { t } = useLingui();
  const search = useConversationSearch();
  return (
    <Screen
      title={t`Direct messages`}
      actions={
        <>
          {!isListBeside && search.button}
          <ConversationListMenu username={username} />
          {!isListBeside && <NewMessageButton isShort />}
        </>
      }
    >
      {isListBeside ? (
        <EmptyNote icon={MessagesSquare} action={<NewMessageButton />}>
          <Trans>Choose a conversation, or start a new one.</Trans>
        </EmptyNote>
      ) : (
        <ConversationList username={username} search={search} />
      )}
    </Screen>
  );
}
