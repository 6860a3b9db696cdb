import { ConversationScreen } from '#features/conversation/conversation-screen.tsx';
import type { ScreenProps } from './screen.ts';

/** The address of one status; whoever was led here from another screen gets its focus. */
export function ConversationRoute({
  params: { id },
  location: { key, index },
}: ScreenProps<'conversation'>) {
  return <ConversationScreen key={id} id={id} historyKey={key} takesFocus={index > 0} />;
}
