import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { useReplyUnder } from '#domain/composer/open-composer.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ReplyForm } from './lazy-parts.ts';

/** Stands under every card; holds the reply form under the one that is being answered. */
export function ReplySlot({ cardId }: { cardId: string }) {
  const statusId = useReplyUnder(cardId);
  if (statusId === undefined) return null;
  return (
    <PartSlot fallback={<Spinner isBlock />}>
      <ReplyForm key={statusId} cardId={cardId} statusId={statusId} />
    </PartSlot>
  );
}
