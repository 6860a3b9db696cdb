import type { Instance } from '#context.ts';
import { escapeHtml } from '#rules/escape-html.ts';
import { insertAccount } from '#store/accounts.ts';
import { insertFollow } from '#store/follows.ts';
import { avatarMotifs } from '../drawing/draw-avatar.ts';
import { avatarFileName, headerFileName } from '../drawing/drawn-files.ts';
import { createSeededRandom } from '../random.ts';
import { demoSignIns } from '../sign-ins.ts';
import { accountName, randomNote } from './large-texts.ts';

export interface LargePerson {
  readonly id: string;
  readonly acct: string;
  readonly username: string;
  readonly host: string | null;
  /** How active the account is, from 0 to 1. Few accounts are very active. */
  readonly activity: number;
}

/**
 * Index of the local account that writes every fifth post: 20,000 of 100,000. It has no sign-in.
 */
export const prolificAuthorIndex = 9;

const hosts = Array.from(
  { length: 24 },
  (_, index) =>
    `${['reed', 'pebble', 'lantern', 'saddle', 'orchard', 'kite'][index % 6] ?? 'reed'}${Math.floor(index / 6) + 1}.example`,
);

const day = 86_400_000;

/** Inserts two thousand accounts, a third of them local; those with a sign-in come first. */
export function insertLargePeople(
  instance: Instance,
  count: number,
  passwordHash: string,
  start: number,
): LargePerson[] {
  const random = createSeededRandom('people of the large world');
  return Array.from({ length: count }, (_, index): LargePerson => {
    const signIn = demoSignIns[index];
    const { username, name } = signIn
      ? { username: signIn.username, name: signIn.username }
      : accountName(index);
    const host = signIn || index % 3 === 0 ? null : (hosts[index % hosts.length] ?? null);
    const acct = host === null ? username : `${username}@${host}`;
    instance.now = () => start - 400 * day + index * 60_000;
    const id = instance.newId();
    const motif = random.pick(avatarMotifs);
    const hue = Math.floor(random.between(0, 360));
    insertAccount(instance.database, {
      id,
      username,
      host,
      acct,
      display_name: name,
      note: escapeHtml(randomNote(random)),
      note_source: '',
      avatar: avatarFileName({ acct, motif, hue }),
      header: headerFileName({ acct, header: 'hills' }),
      email: host === null ? `${username}@rookery.test` : null,
      password_hash: signIn ? passwordHash : null,
      role: signIn?.role ?? null,
      url: host === null ? null : `https://${host}/@${username}`,
      uri: host === null ? null : `https://${host}/users/${username}`,
      settings: JSON.stringify({ discoverable: true }),
      created_at: instance.now(),
    });
    return { id, acct, username, host, activity: signIn ? 1 : random.next() ** 3 };
  });
}

/** Inserts follows: active accounts have most followers; members with a sign-in follow 400. */
export function insertLargeFollows(
  instance: Instance,
  people: readonly LargePerson[],
  start: number,
): void {
  const random = createSeededRandom('follows of the large world');
  for (const [index, follower] of people.entries()) {
    const isLocal = follower.host === null;
    const wanted =
      index < demoSignIns.length ? 400 : Math.floor(random.between(5, isLocal ? 90 : 25));
    const chosen = new Set<number>();
    for (let tries = 0; chosen.size < wanted && tries < wanted * 6; tries += 1) {
      const other = Math.floor(random.next() * people.length);
      const followed = people[other];
      if (other === index || !followed || random.next() > 0.15 + followed.activity) continue;
      chosen.add(other);
    }
    for (const other of chosen) {
      const followed = people[other];
      if (!followed || (follower.host !== null && followed.host !== null)) continue;
      insertFollow(instance.database, {
        follower: follower.id,
        followed: followed.id,
        pending: false,
        createdAt: start - 390 * day,
      });
    }
  }
}
