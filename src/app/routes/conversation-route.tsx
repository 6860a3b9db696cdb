import { useCanGoBack, useParams } from '@tanstack/react-router';
import { ConversationScreen } from '#features/conversation/conversation-screen.tsx';
import { useVisit } from './use-visit.ts';

/** The address of one status (spec 1 §2, Route table). */
export function ConversationRoute() {
  const { id } = useParams({ strict: false });
  const visit = useVisit();
  const takesFocus = useCanGoBack();
  return <ConversationScreen key={id} id={id ?? ''} visit={visit} takesFocus={takesFocus} />;
}
