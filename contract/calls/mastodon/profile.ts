import { defineCall } from '../../call.ts';
import { account } from '../../schemas/account.ts';
import { profile } from '../../schemas/profile.ts';

/** Returns the viewer's profile. Mastodon 4.6 (API 8). */
export const getProfile = defineCall('GET', '/api/v1/profile', {
  caller: 'member',
  response: profile,
});

/** Changes the viewer's profile. Mastodon 4.6 (API 8). */
export const updateProfile = defineCall('PATCH', '/api/v1/profile', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: {
      discoverable: 'boolean',
      indexable: 'boolean',
      hide_collections: 'boolean',
      show_media: 'boolean',
      show_media_replies: 'boolean',
      show_featured: 'boolean',
      /** At most ten. */
      attribution_domains: 'texts',
    },
  },
  response: profile,
});

/** Deletes the avatar and returns the viewer's account. Mastodon 4.2. */
export const deleteAvatar = defineCall('DELETE', '/api/v1/profile/avatar', {
  caller: 'member',
  response: account,
});

/** Deletes the header and returns the viewer's account. Mastodon 4.2. */
export const deleteHeader = defineCall('DELETE', '/api/v1/profile/header', {
  caller: 'member',
  response: account,
});
