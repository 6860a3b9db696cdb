import { useDeferredValue, useMemo } from 'react';
import type { Draft } from '#domain/draft/draft.ts';
import type { Visibility } from '#entities/rows/status-row.ts';
import type { StoredPosts } from '#domain/draft/stored-posts.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { plainText } from '#domain/rich-text/plain-text.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { Session } from '#session/session.ts';
import { addressesIn, doubts, type Doubt, type PreFlight } from './pre-flight.ts';

/** Milliseconds after which the same words are no slip any more. */
const slip = 60_000;

/** The preference that each is told by. */
export const preferenceOf = {
  audience: 'tellWiderAudience',
  descriptions: 'tellMissingDescriptions',
  language: 'tellOtherLanguage',
  mention: 'tellOutOfReach',
  repeat: 'tellRepeatedPosts',
} as const satisfies Readonly<Record<Doubt, string>>;

function recentTexts({ tables, viewerId }: Session, now: number): readonly string[] {
  return [...tables.statuses.keys()].flatMap((id) => {
    const { accountId, createdAt, content } = tables.statuses.get(id) ?? {};
    const isRecent = accountId === viewerId && now - Date.parse(createdAt ?? '') < slip;
    return isRecent && content !== undefined ? [plainText(content)] : [];
  });
}

/** What is held, or waits to be sent. */
function onTheirWay(posts: StoredPosts): readonly string[] {
  return posts.list().flatMap(({ state, draft }) => (state === 'failed' ? [] : [draft.text]));
}

/** Looks through the people that are known, only where a text names any. */
function outOfReach({ tables }: Session, text: string): PreFlight['outOfReach'] {
  const named = new Set(addressesIn(text));
  if (named.size === 0) return () => false;
  const gone = new Set<string>();
  for (const id of tables.accounts.keys()) {
    const account = tables.accounts.get(id);
    const acct = account?.acct?.toLowerCase();
    if (acct === undefined || !named.has(acct)) continue;
    if (account?.isDeactivated === true || tables.relationships.get(id)?.blocking === true)
      gone.add(acct);
  }
  return (acct) => gone.has(acct);
}

/** What may be amiss with a draft, as far as its writer wants to be told. */
export function useDoubts(
  draft: Draft,
  parentVisibility: Visibility | undefined,
): readonly Doubt[] {
  const session = useSession();
  const wanted: Readonly<Record<Doubt, boolean>> = {
    audience: usePreference(preferenceOf.audience),
    descriptions: usePreference(preferenceOf.descriptions),
    language: usePreference(preferenceOf.language),
    mention: usePreference(preferenceOf.mention),
    repeat: usePreference(preferenceOf.repeat),
  };
  const { posts } = useDrafts();
  const latest = useDeferredValue(draft);
  const found = useMemo(() => {
    const words = [latest.subject, latest.text, ...latest.thread].join('\n');
    const known = {
      parentVisibility,
      outOfReach: outOfReach(session, words),
      recent: [...recentTexts(session, Date.parse(latest.updatedAt)), ...onTheirWay(posts)],
    };
    return doubts(latest, known);
  }, [latest, session, posts, parentVisibility]);
  return found.filter((doubt) => wanted[doubt]);
}
