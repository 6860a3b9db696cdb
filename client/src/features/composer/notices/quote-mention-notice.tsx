import { Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { findAddresses, prependMention } from '#session/drafts/mentions.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/notes/notice.tsx';

/**
 * Says that a direct message must mention the author of the status it quotes, which Mastodon requires,
 * and offers to add the mention.
 */
export function QuoteMentionNotice({
  draft: { quoteId, text },
  change,
}: {
  draft: Draft;
  change: (change: DraftChange) => void;
}) {
  const { tables, viewerId, instance } = useSession();
  const authorId = useRow(tables.statuses, quoteId)?.accountId;
  const acct = useRow(tables.accounts, authorId)?.acct;
  const isRequired = useStore(instance, ({ info }) => can('quotePolicies', info.serverInfo));
  if (!isRequired || acct === undefined || authorId === viewerId) return null;
  if (findAddresses(text).includes(acct.toLowerCase())) return null;
  const address = displayAddress(acct);
  return (
    <Notice level="warning">
      <Trans>To quote this post in a direct message, mention {address}.</Trans>{' '}
      <Button
        variant="text"
        size="small"
        onClick={() => change((before) => ({ text: prependMention(acct, before.text) }))}
      >
        <Trans>Add the mention</Trans>
      </Button>
    </Notice>
  );
}
