import { useLingui } from '@lingui/react/macro';
import { deleteConversation } from '@rookery/contract/calls/conversation-details.ts';
import BellOff from 'lucide-react/icons/bell-off';
import Bell from 'lucide-react/icons/bell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ListTree from 'lucide-react/icons/list-tree';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { muteConversationAction } from '#components/status/actions/mute-conversation-action.ts';
import { useStatusContext } from '#components/status/use-status-context.ts';
import { useStatusActions } from '#components/status/use-status-actions.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { conversationsQuery } from '#session/direct-messages/conversations-query.ts';

/** Menu with the actions on a whole conversation. */
export function ConversationMenu({
  last,
  conversationId,
  username,
}: {
  /** The last message. */
  last: StatusRow;
  /**
   * Id of the conversation on the server; undefined if the server has none, so that it cannot
   * remove one.
   */
  conversationId: string | undefined;
  username: string;
}) {
  const { t } = useLingui();
  const session = useSession();
  const router = useRouter();
  const facts = useStatusContext(last);
  const actions = useStatusActions(last.id, facts);
  const [isAsking, setAsking] = useState(false);
  const { attempt, failure, dismiss } = useAttempt(async (id: string) => {
    await session.call(deleteConversation, { path: { id } });
    await invalidateQuery(session, conversationsQuery);
    router.navigate({ href: pathTo('dms', { username }), replace: true });
  });
  const isMuted = facts.viewer?.threadMuted === true;
  const muteLabel = isMuted ? t`Unmute conversation` : t`Mute conversation`;
  return (
    <>
      <Menu
        label={t({ message: 'More', context: 'menu', comment: 'Button that opens a menu' })}
        icon={Ellipsis}
        items={[
          {
            id: 'mute',
            icon: isMuted ? Bell : BellOff,
            label: muteLabel,
            onSelect: () => actions.run(muteConversationAction, muteLabel),
          },
          {
            id: 'posts',
            icon: ListTree,
            label: t`Show as posts`,
            href: pathTo('conversation', { id: last.id }),
          },
          ...(conversationId === undefined
            ? []
            : [
                {
                  id: 'remove',
                  icon: Trash,
                  label: t`Remove conversation…`,
                  isDanger: true,
                  startsGroup: true,
                  onSelect: () => setAsking(true),
                },
              ]),
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove this conversation?`}
        acceptLabel={t({ message: 'Remove', context: 'conversation', comment: 'Verb, button' })}
        isDanger
        onAccept={() => {
          setAsking(false);
          if (conversationId !== undefined) void attempt(conversationId);
        }}
        onCancel={() => setAsking(false)}
      >
        {t`This only removes it from your list. The messages aren’t deleted, and the conversation comes back with the next message.`}
      </ConfirmDialog>
      {failure !== undefined && conversationId !== undefined && (
        <CallFailure
          error={failure}
          onRetry={() => {
            dismiss();
            void attempt(conversationId);
          }}
        />
      )}
    </>
  );
}
