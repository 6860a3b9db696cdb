import { useDeferredValue, useMemo } from 'react';
import type { Draft } from '#session/drafts/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { type OutboxStorage, outboxStorage } from '#session/outbox/outbox-storage.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { Session } from '#session/session.ts';
import {
  type DraftWarning,
  type DraftWarningContext,
  draftWarnings,
} from '#session/drafts/draft-warnings.ts';
import { findAddresses } from '#session/drafts/mentions.ts';

/** Milliseconds after a post during which an identical one is taken for an accidental repeat. */
const repeatWindowMs = 60_000;

/** The preference that switches off each warning. */
export const warningPreferences = {
  audience: 'tellWiderAudience',
  descriptions: 'tellMissingDescriptions',
  language: 'tellOtherLanguage',
  mention: 'tellOutOfReach',
  repeat: 'tellRepeatedPosts',
} as const satisfies Readonly<Record<DraftWarning, string>>;

/** Returns the texts of the viewer's recent posts, without the one that the draft replaces. */
function recentTexts({ tables, viewerId }: Session, draft: Draft): readonly string[] {
  const now = Date.parse(draft.updatedAt);
  return [...tables.statuses.keys()].flatMap((id) => {
    if (id === draft.redrafts) return [];
    const { accountId, createdAt, content } = tables.statuses.get(id) ?? {};
    const isRecent = accountId === viewerId && now - Date.parse(createdAt ?? '') < repeatWindowMs;
    return isRecent && content !== undefined ? [plainText(content)] : [];
  });
}

/** Returns the texts of posts that are delayed or waiting to be sent. */
function pendingTexts(posts: OutboxStorage): readonly string[] {
  return posts.list().flatMap(({ state, draft }) => (state === 'failed' ? [] : [draft.text]));
}

/** Returns a check whether an account is known to be deactivated or blocked by the viewer. */
function createUnreachableCheck(
  { tables }: Session,
  text: string,
): DraftWarningContext['isUnreachable'] {
  const named = new Set(findAddresses(text));
  if (named.size === 0) return () => false;
  const unreachable = new Set<string>();
  for (const id of tables.accounts.keys()) {
    const account = tables.accounts.get(id);
    const acct = account?.acct?.toLowerCase();
    if (acct === undefined || !named.has(acct)) continue;
    if (account?.isDeactivated === true || tables.relationships.get(id)?.blocking === true)
      unreachable.add(acct);
  }
  return (acct) => unreachable.has(acct);
}

/**
 * Returns the warnings for a draft that the viewer has not switched off, and the mentioned accounts
 * that cannot be reached.
 */
export function useDraftWarnings(
  draft: Draft,
  parentVisibility: Visibility | undefined,
): { readonly warnings: readonly DraftWarning[] } & Pick<DraftWarningContext, 'isUnreachable'> {
  const session = useSession();
  const enabled: Readonly<Record<DraftWarning, boolean>> = {
    audience: usePreference(warningPreferences.audience),
    descriptions: usePreference(warningPreferences.descriptions),
    language: usePreference(warningPreferences.language),
    mention: usePreference(warningPreferences.mention),
    repeat: usePreference(warningPreferences.repeat),
  };
  const posts = session.part(outboxStorage);
  const deferredDraft = useDeferredValue(draft);
  const { found, isUnreachable } = useMemo(() => {
    const fullText = [deferredDraft.subject, deferredDraft.text, ...deferredDraft.thread].join(
      '\n',
    );
    const known = {
      parentVisibility,
      isUnreachable: createUnreachableCheck(session, fullText),
      recent: [...recentTexts(session, deferredDraft), ...pendingTexts(posts)],
    };
    return { found: draftWarnings(deferredDraft, known), isUnreachable: known.isUnreachable };
  }, [deferredDraft, session, posts, parentVisibility]);
  return { warnings: found.filter((warning) => enabled[warning]), isUnreachable };
}
