import { insertMember } from '#instance/commands/register.ts';
import { follow } from '#instance/commands/follow.ts';
import type { Instance } from '#instance/context.ts';
import { linkText } from '#instance/rules/rich-text/link-text.ts';
import { createTextReferences } from '#instance/commands/find-mentionable.ts';
import { acceptFollow } from '#instance/store/follows.ts';
import { convertRequestToFollow } from '#instance/store/notifications.ts';
import { accountById, insertAccount, updateAccount } from '#instance/store/accounts.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { avatarFileName, headerFileName } from './drawings.ts';
import { follows } from './follows.ts';
import { localPeople } from './people.ts';
import { remotePeople } from './remote-people.ts';
import { demoSignIns } from './sign-ins.ts';
import type { Person } from './script.ts';

/** All accounts of a world by name and by the first part of it; local ones come first. */
export type Cast = ReadonlyMap<string, AccountRow>;

const day = 86_400_000;

function firstPart(acct: string): string {
  return acct.split('@')[0] ?? acct;
}

function settle(instance: Instance, person: Person, passwordHash: string): string {
  const [username = '', host] = person.acct.split('@');
  const looks = {
    avatar: avatarFileName(person),
    header: headerFileName(person),
    bot: person.bot ? 1 : 0,
    suggested: person.suggested ? 1 : 0,
    active: person.deactivated ? 0 : 1,
  };
  if (host !== undefined) {
    const id = instance.newId();
    const url = `https://${host}/@${username}`;
    insertAccount(instance.database, {
      id,
      username,
      host,
      acct: person.acct,
      display_name: person.name,
      note: `<p>${linkText(person.note, createTextReferences(instance))}</p>`,
      url,
      uri: `https://${host}/users/${username}`,
      followers_count: person.followers ?? 0,
      following_count: person.following ?? 0,
      statuses_count: person.posts ?? 0,
      created_at: instance.now(),
      ...looks,
    });
    return id;
  }
  const canSignIn = demoSignIns.some((signIn) => signIn.username === username);
  const account = insertMember(
    instance,
    {
      username,
      displayName: person.name,
      email: `${username}@rookery.test`,
      note: person.note,
      locked: person.locked ?? false,
      settings: { discoverable: true, hide_favorites: false },
      ...(person.role ? { role: person.role } : {}),
    },
    canSignIn ? passwordHash : null,
  );
  const fields = (person.fields ?? []).map(([name, value]) => ({
    name,
    value,
    html: linkText(value, createTextReferences(instance)),
  }));
  updateAccount(instance.database, account.id, { ...looks, fields: JSON.stringify(fields) });
  return account.id;
}

/** Creates the accounts over some months, with their follows. */
export function createPeople(
  instance: Instance,
  passwordHash: string,
  setClock: (time: number) => void,
  start: number,
): Cast {
  const { database } = instance;
  const ids = new Map<string, string>();
  const people = [...remotePeople, ...localPeople];
  for (const [index, person] of people.entries()) {
    setClock(start - (270 - index * 5) * day);
    const id = settle(instance, person, passwordHash);
    ids.set(firstPart(person.acct), id).set(person.acct, id);
  }
  const find = (name: string): AccountRow => {
    const id = ids.get(name);
    const account = id === undefined ? undefined : accountById(database, id);
    if (!account) throw new Error(`Nobody in the world is called ${name}.`);
    return account;
  };
  let time = start - 60 * day;
  for (const [name, others] of Object.entries(follows))
    for (const other of others) {
      setClock((time += 400_000));
      const [follower, followed] = [find(name), find(other)];
      follow(instance, follower, followed);
      acceptFollow(database, follower.id, followed.id);
      convertRequestToFollow(database, followed.id, follower.id);
    }
  return new Map([...ids.keys()].map((name) => [name, find(name)]));
}
