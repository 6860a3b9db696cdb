import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { ReplyOrQuoteComposer } from '../kinds/reply-or-quote-composer.tsx';
import { useInlineForm } from './use-inline-form.tsx';

export function QuoteForm({ cardId, statusId }: { cardId: string; statusId: string }) {
  const { form, hasFocus, menuItems, close } = useInlineForm(cardId, { kind: 'quote', statusId });
  const status = useRow(useSession().tables.statuses, statusId);
  if (!status) return null;
  const parts = { status, hasFocus, form, menuItems };
  return <ReplyOrQuoteComposer kind="quote" {...parts} onPosted={close} onClose={close} />;
}
