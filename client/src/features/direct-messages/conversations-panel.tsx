import { useLingui } from '@lingui/react/macro';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { ConversationListMenu } from './list/conversation-list-menu.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import { useConversationSearch } from './list/use-conversation-search.tsx';

/** The list of conversations in the column beside the open one. */
export function ConversationsPanel() {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const { match } = useDisplayedRoute();
  const username = useRow(tables.accounts, viewerId)?.username ?? '';
  const openId = match?.name === 'direct-conversation' ? match.params.id : undefined;
  const search = useConversationSearch();
  return (
    <Panel label={t`Conversations`}>
      <PanelHead
        title={t`Conversations`}
        actions={
          <>
            {search.button}
            <ConversationListMenu username={username} />
          </>
        }
      />
      <ConversationList username={username} openId={openId} search={search} isBeside />
    </Panel>
  );
}
