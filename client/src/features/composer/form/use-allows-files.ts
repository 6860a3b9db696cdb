import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { DraftFields } from '#session/drafts/draft.ts';
import { useSession } from '#session/session-context.ts';
import { hasQuote } from '#store/status/has-quote.ts';
import { useRow } from '#store/use-row.ts';

/** Returns whether a post may have files and a poll, which Mastodon refuses with a quote. */
export function useAllowsFiles({ quoteId, editing }: DraftFields): boolean {
  const { instance, tables } = useSession();
  const edited = useRow(tables.statuses, editing);
  const isLimited = useStore(instance, ({ info }) => !can('quotesWithFiles', info.serverInfo));
  const isQuote = quoteId !== undefined || (edited !== undefined && hasQuote(edited));
  return !(isLimited && isQuote);
}
