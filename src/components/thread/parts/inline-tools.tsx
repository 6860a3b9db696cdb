import { useLingui } from '@lingui/react/macro';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { use } from 'react';
import { InlineConversationContext } from '#components/card/use-card-instance-id.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ThreadTools } from './thread-tools.tsx';

/** Button in the headers of an inline conversation that collapses it. */
export function InlineTools({ cardId }: { cardId: string }) {
  const { t } = useLingui();
  const opened = use(InlineConversationContext);
  return (
    <>
      <ThreadTools cardId={cardId} />
      {opened?.id === cardId && (
        <IconButton
          icon={MessagesSquare}
          size="small"
          label={t`Hide the conversation`}
          aria-expanded
          onClick={opened.close}
        />
      )}
    </>
  );
}
