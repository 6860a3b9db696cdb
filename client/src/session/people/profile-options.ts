import * as v from 'valibot';
import type { BodyValues, CallResponse } from '@rookery/contract/call.ts';
import { updateCredentials } from '@rookery/contract/calls/accounts.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { getProfile, updateProfile } from '@rookery/contract/calls/mastodon/profile.ts';
import { can } from '#api/capabilities.ts';
import { isEqual } from '#lib/is-equal.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { ResponseContext } from '../load.ts';
import { defineDeviceForm } from '../persisted-form.ts';
import { defineQuery } from '../queries/query.ts';
import type { Session } from '../session.ts';

/** Options of what a profile shows and permits. An option that the server lacks is absent. */
const schema = v.object({
  isIndexable: v.exactOptional(v.boolean()),
  hidesFollows: v.exactOptional(v.boolean()),
  showsMedia: v.exactOptional(v.boolean()),
  showsMediaReplies: v.exactOptional(v.boolean()),
  showsFeatured: v.exactOptional(v.boolean()),
  /** Hosts of websites that may name the account as author, one per line. */
  attributionHosts: v.exactOptional(v.string()),
});

export type ProfileOptions = v.InferOutput<typeof schema>;

/** Unsaved changes of the options. */
export const persistedProfileOptions = defineDeviceForm('profileOptions', schema);

type WireProfile = CallResponse<typeof getProfile>;

/**
 * Converts a profile to options, and updates the row of the viewer's account with what its profile
 * shows.
 */
function handleProfile(wire: WireProfile, context: ResponseContext): ProfileOptions {
  const { viewerId, tables, requestedAt } = context;
  if (viewerId !== null)
    tables.accounts.merge(
      omitUndefined({
        id: viewerId,
        hideFollows: wire.hide_collections ?? undefined,
        hideFollowers: wire.hide_collections ?? undefined,
        showMedia: wire.show_media,
        showMediaReplies: wire.show_media_replies,
        showFeatured: wire.show_featured,
      }),
      requestedAt,
    );
  return omitUndefined<ProfileOptions>({
    isIndexable: wire.indexable,
    hidesFollows: wire.hide_collections === undefined ? undefined : wire.hide_collections === true,
    showsMedia: wire.show_media,
    showsMediaReplies: wire.show_media_replies,
    showsFeatured: wire.show_featured,
    attributionHosts: wire.attribution_domains?.join('\n'),
  });
}

/** Loads the options: from the profile, or before Mastodon 4.6 from the account. */
export const profileOptionsQuery = {
  ...defineQuery('profile options', getProfile, handleProfile),
  load: ({ load, instance }: Session, { signal }: { readonly signal?: AbortSignal }) =>
    can('profileCall', instance.getState().info.serverInfo)
      ? load(getProfile, { ...(signal && { signal }) }, handleProfile)
      : load(verifyCredentials, { ...(signal && { signal }) }, ({ source = {} }, context) =>
          handleProfile(source, context),
        ),
};

function readHosts(text: string): string[] {
  return text.split(/[\s,]+/).filter((host) => host !== '');
}

/** Returns the body that saves the options which differ from the saved ones. */
export function profileOptionChanges(
  before: ProfileOptions,
  after: ProfileOptions,
): BodyValues<typeof updateProfile> {
  const changed = <Key extends keyof ProfileOptions>(key: Key): ProfileOptions[Key] | undefined =>
    isEqual(before[key], after[key]) ? undefined : after[key];
  const hosts = readHosts(after.attributionHosts ?? '');
  const areHostsEqual = isEqual(hosts, readHosts(before.attributionHosts ?? ''));
  return omitUndefined<BodyValues<typeof updateProfile>>({
    indexable: changed('isIndexable'),
    hide_collections: changed('hidesFollows'),
    show_media: changed('showsMedia'),
    show_media_replies: changed('showsMediaReplies'),
    show_featured: changed('showsFeatured'),
    attribution_domains: areHostsEqual ? undefined : hosts,
  });
}

/** Saves changes of the options; resolves to the saved ones. */
export function saveProfileOptions(
  { load, instance }: Session,
  body: BodyValues<typeof updateProfile>,
): Promise<ProfileOptions> {
  if (can('profileCall', instance.getState().info.serverInfo))
    return load(updateProfile, { body }, handleProfile);
  const { indexable, hide_collections, attribution_domains } = body;
  const options = omitUndefined({ indexable, hide_collections, attribution_domains });
  return load(updateCredentials, { body: options }, ({ source = {} }, context) =>
    handleProfile(source, context),
  );
}
