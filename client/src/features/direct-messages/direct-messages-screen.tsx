import { Trans, useLingui } from '@lingui/react/macro';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { EmptyNote } from '#ui/empty-note.tsx';
import { Screen } from '#ui/screen.tsx';
import { ConversationList, NewMessageButton } from './list/conversation-list.tsx';
import { ListMenu } from './list/list-menu.tsx';

/** The list of conversations, or a hint if the list is in the column beside this one. */
export function DirectMessagesScreen({
  username,
  isListBeside,
}: {
  username: string;
  isListBeside: boolean;
}) {
  const { t } = useLingui();
  return (
    <Screen
      title={t`Direct messages`}
      actions={
        <>
          <ListMenu username={username} />
          {!isListBeside && <NewMessageButton isShort />}
        </>
      }
    >
      {isListBeside ? (
        <EmptyNote icon={MessagesSquare} action={<NewMessageButton />}>
          <Trans>Choose a conversation, or start a new one.</Trans>
        </EmptyNote>
      ) : (
        <ConversationList username={username} />
      )}
    </Screen>
  );
}
