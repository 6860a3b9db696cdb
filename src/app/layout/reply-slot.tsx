import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useStore } from 'zustand';
import { useCardInstanceId } from '#components/card/use-card-instance-id.ts';
import { useComposerStore, useReplyTarget } from '#components/composer/composer-store.ts';
import { Spinner } from '#ui/spinner.tsx';
import { QuoteForm, ReplyForm } from './lazy-components.ts';

/** Slot under each status card; renders the reply or quote form of the status being replied to. */
export function ReplySlot({ cardId }: { cardId: string }) {
  const statusId = useReplyTarget(cardId);
  const cardInstance = useCardInstanceId(cardId);
  const isQuote = useStore(useComposerStore(), ({ quoting }) => quoting.has(cardInstance));
  if (statusId === undefined) return null;
  return (
    <LazyBoundary fallback={<Spinner isBlock />}>
      {isQuote ? (
        <QuoteForm key={statusId} cardId={cardId} statusId={statusId} />
      ) : (
        <ReplyForm key={statusId} cardId={cardId} statusId={statusId} />
      )}
    </LazyBoundary>
  );
}
