import type { Instance } from '#context.ts';
import { insertAccount } from '#store/accounts.ts';
import { insertFollow } from '#store/follows.ts';
import { demoSignIns } from '../sign-ins.ts';
import { hostileTexts } from './hostile-texts.ts';

const day = 86_400_000;

function pick(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}

/** Inserts the demo members, and accounts with attacks in their profiles, which every member follows. */
export function insertHostileAccounts(
  instance: Instance,
  passwordHash: string,
  start: number,
): { readonly members: readonly string[]; readonly attackers: readonly string[] } {
  const { database } = instance;
  instance.now = () => start - 90 * day;
  const members = demoSignIns.map(({ username, role }) => {
    const id = instance.newId();
    insertAccount(database, {
      id,
      username,
      acct: username,
      display_name: username,
      email: `${username}@rookery.test`,
      password_hash: passwordHash,
      role: role ?? null,
      created_at: instance.now(),
    });
    return id;
  });
  const attackers = Array.from({ length: 40 }, (_, index) => {
    const id = instance.newId();
    const isOdd = index % 2 === 1;
    const host = index % 5 === 0 ? null : `attack${index % 7}.example`;
    const username = `attacker_${index}`;
    const name = isOdd ? pick(hostileTexts.text, index) : pick(hostileTexts.html, index);
    insertAccount(database, {
      id,
      username,
      host,
      acct: host === null ? username : `${username}@${host}`,
      display_name: index === 4 ? '' : name,
      note: pick(hostileTexts.html, index * 3),
      note_source: host === null ? pick(hostileTexts.html, index * 3) : '',
      fields: JSON.stringify(
        Array.from({ length: index % 9 }, (__, field) => ({
          name: pick(isOdd ? hostileTexts.html : hostileTexts.text, index + field),
          value: pick(hostileTexts.text, index + field),
          html: pick(hostileTexts.html, index + field * 5),
        })),
      ),
      emojis: JSON.stringify([
        { shortcode: 'heron', url: 'javascript:document.title=1' },
        {
          shortcode: '"><img src=x onerror=document.title=1>',
          url: 'https://tracker.example/e.png',
        },
        { shortcode: 'constructor', url: '' },
      ]),
      avatar:
        ['https://tracker.example/a.png', 'https://', null, '../../etc/passwd'][index % 4] ?? null,
      header: ['https://tracker.example/"onerror="x', null, 'x.png'][index % 3] ?? null,
      bot: index % 6 === 0 ? 1 : 0,
      locked: index % 8 === 0 ? 1 : 0,
      url:
        host === null
          ? null
          : pick(
              ['javascript:document.title=1', `https://${host}/@${username}`, 'not an address', ''],
              index,
            ),
      uri: host === null ? null : `https://${host}/users/${username}`,
      followers_count: [0, -1, 9_007_199_254_740_000, 3][index % 4] ?? 0,
      following_count: [1, 4_294_967_296, -12][index % 3] ?? 0,
      statuses_count: [1e15, 0, 7][index % 3] ?? 0,
      created_at:
        [0, start - 400 * day, 8_640_000_000_000_000, -62_135_596_800_000][index % 4] ?? 0,
    });
    return id;
  });
  for (const follower of members)
    for (const followed of attackers)
      insertFollow(database, { follower, followed, pending: false, createdAt: start });
  return { members, attackers };
}
