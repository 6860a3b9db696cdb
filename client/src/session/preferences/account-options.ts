import * as v from 'valibot';

type Path = readonly [string, ...string[]];

/**
 * An option of the account that the server stores (R-SET-026). `read` is the path of its value in
 * the account of `verify_credentials`, `write` its path in the body of the request that saves it.
 */
export interface AccountOption<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * The narrowest value: it grants others least, and an unknown text from the server is read as
   * this value.
   */
  readonly narrowest?: T;
  readonly read: Path;
  readonly write: Path;
  /**
   * `account`: saved by PATCH `update_credentials` with JSON. `notifications`: saved by PUT
   * `notification_settings` with a form.
   */
  readonly saved: 'account' | 'notifications';
}

function toggle(read: Path, write: Path, saved: AccountOption<boolean>['saved'] = 'account') {
  return { schema: v.boolean(), read, write, saved };
}

const definitions = {
  defaultScope: {
    schema: v.picklist(['public', 'unlisted', 'private', 'direct', 'local']),
    narrowest: 'direct',
    read: ['source', 'privacy'],
    write: ['source', 'privacy'],
    saved: 'account',
  },
  defaultQuotePolicy: {
    schema: v.picklist(['public', 'followers', 'nobody']),
    narrowest: 'nobody',
    read: ['source', 'quote_policy'],
    write: ['source', 'quote_policy'],
    saved: 'account',
  },
  defaultNSFW: toggle(['source', 'sensitive'], ['source', 'sensitive']),
  stripRichContent: toggle(['source', 'pleroma', 'no_rich_text'], ['no_rich_text']),
  locked: toggle(['locked'], ['locked']),
  permitFollowback: toggle(['akkoma', 'permit_followback'], ['permit_followback']),
  discoverable: toggle(['source', 'pleroma', 'discoverable'], ['discoverable']),
  allowFollowingMove: toggle(['pleroma', 'allow_following_move'], ['allow_following_move']),
  hideFavorites: toggle(['pleroma', 'hide_favorites'], ['hide_favorites']),
  hideFollowers: toggle(['pleroma', 'hide_followers'], ['hide_followers']),
  hideFollowersCount: toggle(['pleroma', 'hide_followers_count'], ['hide_followers_count']),
  hideFollows: toggle(['pleroma', 'hide_follows'], ['hide_follows']),
  hideFollowsCount: toggle(['pleroma', 'hide_follows_count'], ['hide_follows_count']),
  blockNotificationsFromStrangers: toggle(
    ['pleroma', 'notification_settings', 'block_from_strangers'],
    ['block_from_strangers'],
    'notifications',
  ),
  webPushHideContents: toggle(
    ['pleroma', 'notification_settings', 'hide_notification_contents'],
    ['hide_notification_contents'],
    'notifications',
  ),
} as const satisfies Readonly<Record<string, AccountOption<unknown>>>;

export type AccountOptionKey = keyof typeof definitions;

export type AccountOptionValues = {
  [K in AccountOptionKey]: v.InferOutput<(typeof definitions)[K]['schema']>;
};

export const accountOptions: {
  readonly [K in AccountOptionKey]: AccountOption<AccountOptionValues[K]>;
} = definitions;

/**
 * Reads the value of an option in an account. An unknown text is read as `narrowest`. Undefined if
 * the value is missing or invalid.
 */
export function readAccountOption<K extends AccountOptionKey>(
  key: K,
  account: unknown,
): AccountOptionValues[K] | undefined {
  const { schema, read, narrowest } = accountOptions[key];
  let found = account;
  for (const name of read) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = new Map<string, unknown>(Object.entries(found)).get(name);
  }
  const result = v.safeParse(schema, found);
  if (result.success) return result.output;
  return typeof found === 'string' ? narrowest : undefined;
}

/**
 * Returns the body of the request that saves an option, such as `{ source: { privacy: 'direct' }
 * }`.
 */
export function accountOptionBody<K extends AccountOptionKey>(
  key: K,
  value: AccountOptionValues[K],
): Record<string, unknown> {
  const nest = ([name, ...rest]: readonly string[], inner: unknown): unknown =>
    name === undefined ? inner : { [name]: nest(rest, inner) };
  const [first, ...rest] = accountOptions[key].write;
  return { [first]: nest(rest, value) };
}
