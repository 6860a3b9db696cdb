import { createTextReferences } from '#commands/find-mentionable.ts';
import { follow } from '#commands/follow.ts';
import { insertMember } from '#commands/register-member.ts';
import type { Instance } from '#context.ts';
import { linkText } from '#rules/rich-text/link-text.ts';
import { insertAccount, updateAccount } from '#store/accounts.ts';
import { acceptFollow } from '#store/follows.ts';
import { convertRequestToFollow } from '#store/notifications.ts';
import { avatarFileName, headerFileName } from '../drawing/drawn-files.ts';
import { demoSignIns } from '../sign-ins.ts';
import { accountByName } from './demo-context.ts';
import { follows, localAccounts, remoteAccounts, type SeedAccount } from './demo-data.ts';

const day = 86_400_000;

function createRemoteAccount(
  instance: Instance,
  seed: SeedAccount,
  username: string,
  host: string,
): string {
  const id = instance.newId();
  insertAccount(instance.database, {
    id,
    username,
    host,
    acct: seed.acct,
    display_name: seed.displayName,
    note: `<p>${linkText(seed.note, createTextReferences(instance))}</p>`,
    url: `https://${host}/@${username}`,
    uri: `https://${host}/users/${username}`,
    followers_count: seed.followers ?? 0,
    following_count: seed.following ?? 0,
    statuses_count: seed.statuses ?? 0,
    created_at: instance.now(),
  });
  return id;
}

function createMember(
  instance: Instance,
  seed: SeedAccount,
  username: string,
  passwordHash: string,
): string {
  const canSignIn = demoSignIns.some((signIn) => signIn.username === username);
  const { id } = insertMember(
    instance,
    {
      username,
      displayName: seed.displayName,
      email: `${username}@rookery.test`,
      note: seed.note,
      locked: seed.locked ?? false,
      settings: { discoverable: true, hide_favorites: false },
      ...(seed.role ? { role: seed.role } : {}),
    },
    canSignIn ? passwordHash : null,
  );
  const fields = (seed.fields ?? []).map(([name, value]) => ({
    name,
    value,
    html: linkText(value, createTextReferences(instance)),
  }));
  updateAccount(instance.database, id, { fields: JSON.stringify(fields) });
  return id;
}

/** Creates the accounts over some months, with their follows. Returns ids by `acct` and username. */
export function createAccounts(
  instance: Instance,
  passwordHash: string,
  setClock: (time: number) => void,
  start: number,
): ReadonlyMap<string, string> {
  const { database } = instance;
  const ids = new Map<string, string>();
  for (const [index, seed] of [...remoteAccounts, ...localAccounts].entries()) {
    setClock(start - (270 - index * 5) * day);
    const [username = '', host] = seed.acct.split('@');
    const id =
      host === undefined
        ? createMember(instance, seed, username, passwordHash)
        : createRemoteAccount(instance, seed, username, host);
    updateAccount(database, id, {
      avatar: avatarFileName(seed),
      header: headerFileName(seed),
      bot: seed.bot ? 1 : 0,
      suggested: seed.suggested ? 1 : 0,
      active: seed.deactivated ? 0 : 1,
    });
    ids.set(username, id).set(seed.acct, id);
  }
  const known = { instance, accountIds: ids };
  let time = start - 60 * day;
  for (const [followerName, followedNames] of Object.entries(follows))
    for (const followedName of followedNames) {
      setClock((time += 400_000));
      const follower = accountByName(known, followerName);
      const followed = accountByName(known, followedName);
      follow(instance, follower, followed);
      acceptFollow(database, follower.id, followed.id);
      convertRequestToFollow(database, followed.id, follower.id);
    }
  return ids;
}
