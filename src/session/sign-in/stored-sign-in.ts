import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { present } from '#lib/present.ts';
import { createStoredValue, type StoredValue } from '#lib/storage/stored-value.ts';

const oauthClient = v.object({
  clientId: v.string(),
  clientSecret: v.string(),
  /** The client's own token, with which nobody is signed in. */
  appToken: v.optional(v.string()),
});

const memberToken = v.object({
  accessToken: v.string(),
  /** Its id in the list of one's sign-ins, where the server told it. */
  tokenId: v.optional(v.number()),
  /** Whose it is; known once the token has been verified. */
  accountId: v.string(),
});

/** An account that is signed in here too; `acct` is what it was called when it was left. */
const otherMember = v.object({ ...memberToken.entries, acct: v.string() });

const oauth = v.object({
  client: v.optional(oauthClient),
  member: v.optional(memberToken),
  others: v.optional(v.array(otherMember)),
});

export type OAuthClient = v.InferOutput<typeof oauthClient>;
export type MemberToken = v.InferOutput<typeof memberToken>;
export type OtherMember = v.InferOutput<typeof otherMember>;
export type Grant = Omit<MemberToken, 'accountId'>;
export type StoredOAuth = v.InferOutput<typeof oauth>;

export interface SignInStorage {
  readonly oauth: StoredValue<StoredOAuth>;
  /** The name to offer at the next sign-in. */
  readonly lastLoginName: StoredValue<string>;
}

/** What of a sign-in outlives the page. */
export function createSignInStorage(
  area: StorageArea,
  onTrouble?: OnStorageTrouble,
): SignInStorage {
  const shared = { version: 1, area, ...(onTrouble === undefined ? {} : { onTrouble }) };
  return {
    oauth: createStoredValue({ ...shared, name: 'oauth', schema: oauth }),
    lastLoginName: createStoredValue({ ...shared, name: 'lastLoginName', schema: v.string() }),
  };
}

/**
 * What is stored once the session is `member`'s, or nobody's. Whoever had it before goes on as another
 * account if `formerAcct` says what it is called, and is out otherwise.
 */
export function afterChange(
  { client, member: former, others = [] }: StoredOAuth,
  member: MemberToken | undefined,
  formerAcct?: string,
): StoredOAuth {
  const ids = new Set([former?.accountId, member?.accountId]);
  const kept = others.filter(({ accountId }) => !ids.has(accountId));
  const leaves = former && formerAcct !== undefined && former.accountId !== member?.accountId;
  const left = leaves ? [...kept, { ...former, acct: formerAcct }] : kept;
  return present<StoredOAuth>({ client, member, others: left.length > 0 ? left : undefined });
}

/** Whose account this device is signed in with now, in any tab; null for none. */
export function signedInAccount(area: StorageArea): string | null {
  return createSignInStorage(area).oauth.read()?.member?.accountId ?? null;
}
