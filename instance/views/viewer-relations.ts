import type { Instance } from '#context.ts';
import { createPhraseMatcher, type PhraseMatcher } from '#rules/phrase-matcher.ts';
import { irreversibleFilters } from '#store/filters.ts';
import { followsOf, type FollowRow } from '#store/follows.ts';
import { relationSources, relationTargets } from '#store/relations.ts';
import { mutedConversations } from '#store/muted-conversations.ts';
import { blockedDomains } from '#store/domain-blocks.ts';
import { currentMutes } from '#store/mutes.ts';
import type { AccountRow } from '#store/rows.ts';

/** The viewer's relations to all accounts. The ids are those of accounts, contexts and hosts. */
export interface ViewerRelations {
  readonly follows: ReadonlyMap<string, FollowRow>;
  readonly blocks: ReadonlySet<string>;
  readonly blockedBy: ReadonlySet<string>;
  /** Muted accounts by id, with whether their notifications are muted too. */
  readonly mutes: ReadonlyMap<string, boolean>;
  readonly mutedContexts: ReadonlySet<string>;
  readonly blockedDomains: ReadonlySet<string>;
  /** Matches the phrases of filters that hide a status completely. */
  readonly hiddenPhrases: PhraseMatcher | undefined;
}

const visitorRelations: ViewerRelations = {
  follows: new Map(),
  blocks: new Set(),
  blockedBy: new Set(),
  mutes: new Map(),
  mutedContexts: new Set(),
  blockedDomains: new Set(),
  hiddenPhrases: undefined,
};

/** Reads the viewer's relations to all accounts; those of a visitor are empty. */
export function viewerRelations(
  instance: Instance,
  viewer: AccountRow | undefined,
): ViewerRelations {
  if (!viewer) return visitorRelations;
  const { database } = instance;
  return {
    follows: new Map(followsOf(database, viewer.id).map((follow) => [follow.followed_id, follow])),
    blocks: new Set(relationTargets(database, 'blocks', viewer.id)),
    blockedBy: new Set(relationSources(database, 'blocks', viewer.id)),
    mutes: new Map(
      currentMutes(database, viewer.id, instance.now()).map((mute) => [
        mute.target_id,
        mute.notifications === 1,
      ]),
    ),
    mutedContexts: new Set(mutedConversations(database, viewer.id)),
    blockedDomains: new Set(
      blockedDomains(database, viewer.id).map((domain) => domain.toLowerCase()),
    ),
    hiddenPhrases: createPhraseMatcher(irreversibleFilters(database, viewer.id, instance.now())),
  };
}
