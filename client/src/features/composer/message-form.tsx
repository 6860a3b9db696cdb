import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { addMentions } from './add-mentions.ts';
import { Composer } from './composer.tsx';
import { mentionPrefill } from './mention-prefill.ts';

/**
 * Form for the next message of a conversation. Mentions its people when it is sent, so that the
 * text can be written without them.
 */
export function MessageForm({
  rootId,
  replyToId,
  names,
  hasFocus = false,
  onPosted,
}: {
  /** The first message of the conversation, which identifies the draft. */
  rootId: string;
  /** The message that is replied to. */
  replyToId: string;
  /** The people it is for; their addresses by default. */
  names?: string | undefined;
  hasFocus?: boolean;
  onPosted?: () => void;
}) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const status = useRow(tables.statuses, replyToId);
  const author = useRow(tables.accounts, status?.accountId);
  if (!status) return null;
  const mentions = mentionPrefill(status, author, viewerId).trim().split(' ').filter(Boolean);
  const people = names ?? mentions.join(', ');
  return (
    <Composer
      context={{ kind: 'message', statusId: rootId }}
      label={t`Message to ${people}`}
      placeholder={t`Message ${people}…`}
      submitLabel={t`Send`}
      initialFields={{ replyTo: replyToId }}
      sendOverride={(draft) => ({
        ...draft,
        replyTo: replyToId,
        text: addMentions(draft.text, mentions),
      })}
      parentVisibility="direct"
      hasFocus={hasFocus}
      isCompact
      onPosted={onPosted}
    />
  );
}
