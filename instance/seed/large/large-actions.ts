import type { Instance } from '#context.ts';
import { createSeededRandom } from '../random.ts';
import type { LargePerson } from './large-people.ts';
import type { LargeStatus } from './large-statuses.ts';

const emoji = ['💙', '😂', '🌱', '✨', '👏', '🫖'] as const;

/** Inserts favourites and reactions: few for most statuses, many for some. */
export function insertLargeActions(
  instance: Instance,
  people: readonly LargePerson[],
  statuses: readonly LargeStatus[],
): void {
  const { database } = instance;
  const random = createSeededRandom('deeds of the large world');
  for (const status of statuses) {
    const likes = Math.floor(random.next() ** 4 * 14 * (0.4 + status.author.activity));
    for (let index = 0; index < likes; index += 1) {
      const liker = people[Math.floor(random.next() ** 1.5 * people.length)];
      if (!liker || liker === status.author) continue;
      instance.now = () => status.time + index * 60_000;
      database.run(
        'INSERT OR IGNORE INTO favourites (id, account_id, status_id) VALUES (?, ?, ?)',
        instance.newId(),
        liker.id,
        status.id,
      );
      if (random.next() < 0.15)
        database.run(
          'INSERT OR IGNORE INTO reactions (status_id, account_id, name) VALUES (?, ?, ?)',
          status.id,
          liker.id,
          random.pick(emoji),
        );
    }
  }
}

/** Inserts notifications from the actions, in chronological order. */
const notificationsFrom = `
INSERT INTO notifications (account_id, type, from_id, status_id, emoji, seen, created_at)
SELECT to_id, type, from_id, status_id, emoji, at < ?1, at FROM (
  SELECT statuses.account_id AS to_id, 'favourite' AS type, favourites.account_id AS from_id,
         status_id, NULL AS emoji, statuses.created_at + 3600000 AS at
  FROM favourites JOIN statuses ON statuses.id = status_id WHERE statuses.local = 1
  UNION ALL
  SELECT statuses.account_id, 'pleroma:emoji_reaction', reactions.account_id, status_id,
         reactions.name, statuses.created_at + 5400000
  FROM reactions JOIN statuses ON statuses.id = status_id WHERE statuses.local = 1
  UNION ALL
  SELECT mentions.account_id, 'mention', statuses.account_id, status_id, NULL, statuses.created_at
  FROM mentions JOIN statuses ON statuses.id = status_id
  JOIN accounts ON accounts.id = mentions.account_id
  WHERE accounts.host IS NULL AND mentions.account_id <> statuses.account_id
  UNION ALL
  SELECT originals.account_id, 'reblog', statuses.account_id, originals.id, NULL, statuses.created_at
  FROM statuses JOIN statuses AS originals ON originals.id = statuses.reblog_of
  WHERE originals.local = 1
  UNION ALL
  SELECT followed_id, 'follow', follower_id, NULL, NULL, follows.created_at
  FROM follows JOIN accounts ON accounts.id = followed_id WHERE accounts.host IS NULL
) ORDER BY at`;

const counts: readonly string[] = [
  `UPDATE statuses SET
     favourites_count = (SELECT count(*) FROM favourites WHERE status_id = statuses.id),
     replies_count = (SELECT count(*) FROM statuses AS answers
       WHERE answers.in_reply_to_id = statuses.id AND answers.visibility NOT IN ('private', 'direct')),
     reblogs_count = (SELECT count(*) FROM statuses AS repeats WHERE repeats.reblog_of = statuses.id)
   WHERE reblog_of IS NULL`,
  `UPDATE accounts SET
     followers_count = (SELECT count(*) FROM follows WHERE followed_id = accounts.id),
     following_count = (SELECT count(*) FROM follows WHERE follower_id = accounts.id),
     statuses_count = (SELECT count(*) FROM statuses WHERE account_id = accounts.id
       AND reblog_of IS NULL AND visibility NOT IN ('private', 'direct')),
     last_status_at = (SELECT max(created_at) FROM statuses WHERE account_id = accounts.id)`,
];

/**
 * Inserts the notifications of local accounts, of which those of the last day are unseen, and sets the
 * counts of statuses and accounts, according to the favourites, follows and statuses in the database.
 */
export function insertNotificationsAndCounts({ database }: Instance, start: number): void {
  database.run(notificationsFrom, start - 86_400_000);
  for (const sql of counts) database.run(sql);
}
