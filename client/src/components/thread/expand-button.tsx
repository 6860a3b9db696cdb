import { useLingui } from '@lingui/react/macro';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { createContext, use } from 'react';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';

/** Provides the function that expands the conversation of a timeline's status inline. */
export const OpenThreadContext = createContext<(() => void) | undefined>(undefined);

/**
 * Button in the header of a timeline's status that expands its conversation inline (R-STATUS-004).
 */
export function ExpandButton({ cardId }: { cardId: string }) {
  const { t } = useLingui();
  const { statuses } = useSession().tables;
  const open = use(OpenThreadContext);
  const outer = useRow(statuses, cardId);
  const status = useRow(statuses, outer?.reblogId ?? cardId);
  if (!open || !status) return null;
  /* Without replies there is no conversation to show. */
  if (status.inReplyToId == null && (status.repliesCount ?? 0) === 0) return null;
  return (
    <IconButton
      icon={MessagesSquare}
      size="small"
      label={t`Show conversation here`}
      aria-expanded={false}
      onClick={open}
    />
  );
}
