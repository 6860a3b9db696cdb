import { ConversationScreen } from '#features/conversation/conversation-screen.tsx';
import type { ScreenProps } from './screen.ts';

/** Screen of one status. It takes the focus if another screen was open before. */
export function ConversationRoute({
  params: { id },
  location: { key, index },
}: ScreenProps<'conversation'>) {
  return <ConversationScreen key={id} id={id} historyKey={key} takesFocus={index > 0} />;
}
