import { useLingui } from '@lingui/react/macro';
import { formatList } from '#i18n/format/list.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { LazyAddPeopleDialog } from '../parts/lazy-add-people-dialog.ts';
import { addMentions, prependMention } from '#session/drafts/mentions.ts';
import { Composer } from '../form/composer.tsx';
import { mentionPrefill } from '#session/drafts/reply-prefill.ts';
import { openDraft } from '#session/drafts/open-draft.ts';

/**
 * Composer for the next message of a conversation. Its people are mentioned when the message is sent,
 * so that the text can be written without mentions.
 */
export function MessageComposer({
  rootId,
  replyToId,
  names,
  hasFocus = false,
  isAddingPeople = false,
  onPeopleAdded,
  onPosted,
}: {
  /** Id of the first message of the conversation, which identifies the draft. */
  rootId: string;
  /** Id of the message that is replied to. */
  replyToId: string;
  /** Names of the people of the conversation, for labels; by default their addresses. */
  names?: string | undefined;
  hasFocus?: boolean;
  /** Whether the dialog that adds people to the conversation is open. */
  isAddingPeople?: boolean;
  /** Called when that dialog should close. */
  onPeopleAdded?: () => void;
  onPosted?: () => void;
}) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const { tables, viewerId } = session;
  const status = useRow(tables.statuses, replyToId);
  const author = useRow(tables.accounts, status?.accountId);
  if (!status) return null;
  const mentions = mentionPrefill(status, author, viewerId).trim().split(' ').filter(Boolean);
  const people = names ?? formatList(mentions, i18n.locale);
  const context = { kind: 'message', statusId: rootId } as const;
  const known = [viewerId, status.accountId, ...(status.mentions ?? []).map(({ id }) => id)];
  /* Added people are mentioned in the text, so that the draft contains them. */
  const add = (acct: string): void => {
    const open = openDraft(session, context);
    open.change(({ text }) => ({ text: prependMention(acct, text) }));
    onPeopleAdded?.();
  };
  return (
    <>
      <Composer
        context={context}
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
      {isAddingPeople && (
        <LazyBoundary>
          <LazyAddPeopleDialog
            isConversation
            knownIds={new Set(known.filter((id) => typeof id === 'string'))}
            onAdd={add}
            onClose={() => onPeopleAdded?.()}
          />
        </LazyBoundary>
      )}
    </>
  );
}
