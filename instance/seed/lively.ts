import type { Instance } from '#instance/context.ts';
import { follow } from '#instance/commands/follow.ts';
import { postStatus } from '#instance/commands/post-status.ts';
import { canAccountRead } from '#instance/commands/can-account-read.ts';
import { favourite, react, reblog } from '#instance/commands/status-actions.ts';
import { HttpError } from '#instance/http/http-error.ts';
import { accountByAcct, accountById } from '#instance/store/accounts.ts';
import { readJson } from '#instance/store/json.ts';
import { ownVotes, pollById, vote, type PollOption } from '#instance/store/polls.ts';
import type { AccountRow, StatusRow } from '#instance/store/rows.ts';
import { languageOf } from './language-of.ts';
import { openings, reactions, replies } from './lively-lines.ts';
import { createSeededRandom, type Random } from './random.ts';
import { demoSignIns } from './sign-ins.ts';

interface Scene {
  readonly instance: Instance;
  readonly random: Random;
  readonly who: AccountRow;
}

/** Returns a recent public status; prefers those of members with a sign-in. */
function recentStatus({ instance, random, who }: Scene): StatusRow | undefined {
  const rows = instance.database.all<StatusRow & { username: string; host: string | null }>(
    `SELECT statuses.*, username, host FROM statuses JOIN accounts ON accounts.id = account_id
     WHERE reblog_of IS NULL AND visibility IN ('public', 'unlisted', 'local')
     ORDER BY statuses.id DESC LIMIT 40`,
  );
  const readable = rows.filter(
    (row) => row.account_id !== who.id && canAccountRead(instance, row, who),
  );
  const ofMembers = readable.filter(
    (row) => row.host === null && demoSignIns.some(({ username }) => username === row.username),
  );
  const pool = ofMembers.length > 0 && random.next() < 0.4 ? ofMembers : readable;
  return pool[Math.floor(random.next() ** 2 * pool.length)];
}

function say({ instance, who }: Scene, text: string, inReplyToId?: string): void {
  const number = instance.now();
  postStatus(instance, who, {
    text,
    language: languageOf(text),
    ...(inReplyToId === undefined ? { visibility: 'public' } : { inReplyToId }),
    ...(who.host === null
      ? {}
      : {
          remote: {
            uri: `https://${who.host}/users/${who.username}/statuses/${number}`,
            url: `https://${who.host}/@${who.username}/${number}`,
          },
        }),
  });
}

function open(scene: Scene): void {
  const lines = openings[scene.who.acct];
  if (lines) say(scene, scene.random.pick(lines));
}

function reply(scene: Scene): void {
  const status = recentStatus(scene);
  const author = status && accountById(scene.instance.database, status.account_id);
  if (status && author) say(scene, `@${author.acct} ${scene.random.pick(replies)}`, status.id);
}

function castVote({ instance, random, who }: Scene): void {
  const polls = instance.database.all<{ poll_id: number }>(
    `SELECT poll_id FROM statuses JOIN polls ON polls.id = poll_id
     WHERE visibility = 'public' AND polls.expires_at > ? ORDER BY statuses.id DESC LIMIT 5`,
    instance.now(),
  );
  const chosen = polls[Math.floor(random.next() * polls.length)];
  const poll = chosen && pollById(instance.database, chosen.poll_id);
  if (!poll || poll.account_id === who.id) return;
  if (ownVotes(instance.database, poll.id, who.id).length > 0) return;
  const options = readJson<PollOption[]>(poll.options);
  vote(instance.database, poll, who.id, [Math.floor(random.next() * options.length)], options);
}

function followSomebody({ instance, random, who }: Scene): void {
  const { username } = demoSignIns[Math.floor(random.next() * demoSignIns.length)] ?? {};
  const target = username === undefined ? undefined : accountByAcct(instance.database, username);
  if (target && target.id !== who.id) follow(instance, who, target);
}

function withStatus(scene: Scene, run: (status: StatusRow) => void): void {
  const status = recentStatus(scene);
  if (status) run(status);
}

/** Possible actions, repeated by their weight. */
const happenings: readonly (readonly [weight: number, run: (scene: Scene) => void])[] = [
  [24, open],
  [20, reply],
  [
    26,
    (scene) => {
      withStatus(scene, (status) => {
        favourite(scene.instance, scene.who, status);
      });
    },
  ],
  [
    15,
    (scene) => {
      withStatus(scene, (status) => {
        react(scene.instance, scene.who, status, scene.random.pick(reactions));
      });
    },
  ],
  [
    8,
    (scene) => {
      withStatus(scene, (status) => {
        reblog(scene.instance, scene.who, status, undefined);
      });
    },
  ],
  [5, castVote],
  [2, followSomebody],
];

/** Performs one random action. */
export function performRandomAction(instance: Instance, random: Random): void {
  const names = Object.keys(openings);
  const acct = names[Math.floor(random.next() * names.length)] ?? '';
  const who = accountByAcct(instance.database, acct);
  if (!who?.active) return;
  let chance = random.next() * happenings.reduce((sum, [weight]) => sum + weight, 0);
  const [, run] = happenings.find(([weight]) => (chance -= weight) < 0) ?? [];
  try {
    run?.({ instance, random, who });
  } catch (error) {
    // Blocked, locked or already done: ignored, another action follows soon.
    if (!(error instanceof HttpError)) throw error;
  }
}

const soonest = 1000;
const latest = 5000;

/** Keeps the demo accounts active until the returned function is called. */
export function startLiveActivity(instance: Instance, seed = 'lively'): () => void {
  const random = createSeededRandom(seed);
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        performRandomAction(instance, random);
        wait();
      },
      random.between(soonest, latest),
    );
  };
  wait();
  return () => {
    clearTimeout(timer);
  };
}
