import { useHasThirdColumn } from '#components/columns/use-has-third-column.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import {
  ConversationPane,
  type MessageComposerSlot,
} from '#features/direct-messages/conversation-pane.tsx';
import { DirectMessagesScreen } from '#features/direct-messages/direct-messages-screen.tsx';
import { usePreference } from '#session/preferences/use-preference.ts';

const MessageComposer = lazyPart(
  'MessageComposer',
  () => import('#features/composer/kinds/message-composer.tsx'),
);

const Composer: MessageComposerSlot = (props) => (
  <LazyBoundary>
    <MessageComposer {...props} />
  </LazyBoundary>
);

/** The screen of direct messages: the list of conversations, or one conversation. */
export function DirectMessagesRoute({
  params,
}: ScreenProps<'dms'> | ScreenProps<'direct-conversation'>) {
  const thirdColumn = usePreference('thirdColumnMode');
  const hasThird = useHasThirdColumn();
  const { username } = params;
  if ('id' in params)
    return <ConversationPane id={params.id} username={username} Composer={Composer} />;
  return (
    <DirectMessagesScreen
      username={username}
      isListBeside={hasThird && thirdColumn === 'notifications'}
    />
  );
}
