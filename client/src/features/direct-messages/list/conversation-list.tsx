import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import { PagedList } from '#components/request/paged-list.tsx';
import { openWindow } from '#components/windows/open-windows.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { useConversations } from './use-conversations.ts';

/** Opens the form for a direct message to somebody new. */
export function NewMessageButton({ isShort = false }: { isShort?: boolean }) {
  const { t } = useLingui();
  const session = useSession();
  const label = t`New message`;
  return (
    <Button
      size={isShort ? 'small' : 'medium'}
      variant={isShort ? 'quiet' : 'primary'}
      icon={Pencil}
      aria-label={label}
      onClick={() => openWindow(session, 'composer', { kind: 'new', isDirect: true })}
    >
      {isShort ? t({ message: 'New', comment: 'Button, starts a direct message' }) : label}
    </Button>
  );
}

/** The viewer's conversations, latest first. */
export function ConversationList({
  username,
  openId,
}: {
  username: string;
  /** The status whose conversation is open beside the list. */
  openId?: string | undefined;
}) {
  const { t } = useLingui();
  const state = useConversations();
  const thread = useRow(useSession().tables.threads, openId);
  return (
    <PagedList
      state={state}
      label={t`Conversations`}
      keyOf={({ key }) => key}
      empty={
        <EmptyNote icon={Mail} action={<NewMessageButton />}>
          <Trans>No direct messages yet. Only the people you mention can read one.</Trans>
        </EmptyNote>
      }
    >
      {(entry) => {
        const { lastStatusId } = entry;
        const isCurrent =
          openId !== undefined &&
          (lastStatusId === openId || thread?.statusIds.includes(lastStatusId) === true);
        const id = isCurrent ? openId : lastStatusId;
        return (
          <ConversationRow
            entry={entry}
            href={pathTo('direct-conversation', { username, id })}
            isCurrent={isCurrent}
          />
        );
      }}
    </PagedList>
  );
}
