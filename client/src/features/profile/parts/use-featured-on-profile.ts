import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { useCan } from '#session/instance/use-can.ts';
import {
  accountEndorsementsQuery,
  accountFeaturedTagsQuery,
  endorsementsQuery,
} from '#session/people/featured-queries.ts';
import { accountCollectionsQuery } from '#session/people/collection-queries.ts';
import { useCall } from '#session/queries/use-call.ts';

/** Milliseconds for which what an account features is not requested again. */
const staleTime = 600_000;
const limit = 80;

/**
 * Requests what a profile features: hashtags, ids of people, and collections. They are empty while they are
 * unknown, and where the server has none.
 */
export function useFeaturedOnProfile({ account, isOwn }: AccountActionContext) {
  const { id, showFeatured } = account;
  const hasTags = useCan('featuredTags');
  /* Only Mastodon 4.4 and later show the people whom others feature. */
  const hasPeople = useCan('endorsements');
  const hasCollections = useCan('collections');
  const isHidden = showFeatured === false;
  const tags = useCall(
    accountFeaturedTagsQuery,
    { path: { id } },
    { staleTime, isDisabled: isHidden || !hasTags },
  );
  const own = useCall(
    endorsementsQuery,
    { query: { limit } },
    { staleTime, isDisabled: isHidden || !isOwn || !hasTags },
  );
  const others = useCall(
    accountEndorsementsQuery,
    { path: { id }, query: { limit } },
    { staleTime, isDisabled: isHidden || isOwn || !hasPeople },
  );
  const collections = useCall(
    accountCollectionsQuery,
    { path: { id } },
    { staleTime, isDisabled: isHidden || !hasCollections },
  );
  return {
    tags: tags.value ?? [],
    people: (isOwn ? own : others).value ?? [],
    collections: collections.value ?? [],
  };
}

export type ProfileFeatured = ReturnType<typeof useFeaturedOnProfile>;
