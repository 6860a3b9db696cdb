import { closeReply, useComposerStore, useReplyUnder } from '#domain/composer/open-composer.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ReplyForm } from './lazy-parts.ts';
import { PartSlot } from '#domain/chunk/part-slot.tsx';

/** Stands under every card; holds the reply form under the one that is being answered. */
export function ReplySlot({ cardId }: { cardId: string }) {
  const store = useComposerStore();
  const statusId = useReplyUnder(cardId);
  if (statusId === undefined) return null;
  return (
    <PartSlot fallback={<Spinner isBlock />}>
      <ReplyForm key={statusId} statusId={statusId} onClose={() => closeReply(store)} />
    </PartSlot>
  );
}
