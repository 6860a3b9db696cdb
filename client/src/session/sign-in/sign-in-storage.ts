import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';

const oauthClient = v.object({
  clientId: v.string(),
  clientSecret: v.string(),
  /** The client's own token, without an account. */
  appToken: v.optional(v.string()),
  /**
   * The registration of this client, which `registered-client.ts` parses; that file is not part of
   * the first load.
   */
  registration: v.optional(v.unknown()),
});

const memberToken = v.object({
  accessToken: v.string(),
  /** The id of the token in the list of sign-ins, if the server sends it. */
  tokenId: v.optional(v.number()),
  /** The account of the token. */
  accountId: v.string(),
  /** The scopes of the token, separated by spaces, if the server names them. */
  scope: v.optional(v.string()),
  /** Host of the server. A later server may use the same origin. */
  host: v.optional(v.string()),
});

/** Another account signed in on this device; `acct` is its address at the last switch. */
const otherMember = v.object({ ...memberToken.entries, acct: v.string() });

const oauth = v.object({
  client: v.optional(oauthClient),
  member: v.optional(memberToken),
  others: v.optional(v.array(otherMember)),
});

export type OAuthClient = v.InferOutput<typeof oauthClient>;
export type MemberToken = v.InferOutput<typeof memberToken>;
export type OtherMember = v.InferOutput<typeof otherMember>;
export type Grant = Omit<MemberToken, 'accountId' | 'host'>;
export type PersistedSignIn = v.InferOutput<typeof oauth>;

/** Creates the storage of sign-ins. */
export function createSignInStorage(area: StorageArea, onStorageError?: OnStorageError) {
  const shared = {
    version: 1,
    area,
    ...(onStorageError === undefined ? {} : { onStorageError }),
  };
  return {
    oauth: createPersistedValue({ ...shared, name: 'oauth', schema: oauth }),
    /** Username to suggest in the form for the next sign-in. */
    lastLoginName: createPersistedValue({ ...shared, name: 'lastLoginName', schema: v.string() }),
  };
}

export type SignInStorage = ReturnType<typeof createSignInStorage>;

/**
 * Returns the stored data after `member` has signed in, or nobody. The former account stays in the
 * list of accounts if `formerAcct` is given; otherwise it is removed.
 */
export function withChangedMember(
  { client, member: former, others = [] }: PersistedSignIn,
  member: MemberToken | undefined,
  formerAcct?: string,
): PersistedSignIn {
  const ids = new Set([former?.accountId, member?.accountId]);
  const remaining = others.filter(({ accountId }) => !ids.has(accountId));
  const leaves = former && formerAcct !== undefined && former.accountId !== member?.accountId;
  const nextOthers = leaves ? [...remaining, { ...former, acct: formerAcct }] : remaining;
  return omitUndefined<PersistedSignIn>({
    client,
    member,
    others: nextOthers.length > 0 ? nextOthers : undefined,
  });
}

/** Returns the account that any tab of this device is signed in with; null for none. */
export function signedInAccount(area: StorageArea): string | null {
  return createSignInStorage(area).oauth.read()?.member?.accountId ?? null;
}
