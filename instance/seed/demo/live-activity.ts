import * as v from 'valibot';
import type { Instance } from '#context.ts';
import { follow } from '#commands/follow.ts';
import { postStatus } from '#commands/post-status.ts';
import { canAccountRead } from '#commands/can-account-read.ts';
import { favourite, react, reblog } from '#commands/status-actions.ts';
import { HttpError } from '#http/http-error.ts';
import { accountByAcct, accountById } from '#store/accounts.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import { ownVotes, pollById, saveVotes, type PollOption } from '#store/polls.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { createSeededRandom, type Random } from '../random.ts';
import { readSeedContent, nonEmptyTextsSchema } from '../read-seed-content.ts';
import { demoSignIns } from '../sign-ins.ts';
import { guessLanguage, remoteStatusAddresses } from './post-seed-status.ts';

interface ActionContext {
  readonly instance: Instance;
  readonly random: Random;
  readonly account: AccountRow;
}

const texts = readSeedContent(
  'live-activity',
  v.strictObject({
    /** Statuses by the `acct` of their author. */
    statuses: v.record(v.string(), nonEmptyTextsSchema),
    /** Short replies that suit almost any status. */
    replies: nonEmptyTextsSchema,
    reactions: nonEmptyTextsSchema,
  }),
);

/** Returns a recent public status; prefers those of members with a sign-in. */
function recentStatus({ instance, random, account }: ActionContext): StatusRow | undefined {
  const rows = instance.database.all<StatusRow & { username: string; host: string | null }>(
    `SELECT statuses.*, username, host FROM statuses JOIN accounts ON accounts.id = account_id
     WHERE reblog_of IS NULL AND visibility IN ('public', 'unlisted', 'local')
     ORDER BY statuses.id DESC LIMIT 40`,
  );
  const readable = rows.filter(
    (row) => row.account_id !== account.id && canAccountRead(instance, row, account),
  );
  const ofMembers = readable.filter(
    (row) => row.host === null && demoSignIns.some(({ username }) => username === row.username),
  );
  const pool = ofMembers.length > 0 && random.next() < 0.4 ? ofMembers : readable;
  return pool[Math.floor(random.next() ** 2 * pool.length)];
}

function post({ instance, account }: ActionContext, text: string, inReplyToId?: string): void {
  postStatus(instance, account, {
    text,
    language: guessLanguage(text),
    ...(inReplyToId === undefined ? { visibility: 'public' } : { inReplyToId }),
    ...remoteStatusAddresses(account, instance.now()),
  });
}

function postOriginal(context: ActionContext): void {
  const statuses = texts.statuses[context.account.acct];
  if (statuses) post(context, context.random.pick(statuses));
}

function postReply(context: ActionContext): void {
  const status = recentStatus(context);
  const author = status && accountById(context.instance.database, status.account_id);
  if (status && author)
    post(context, `@${author.acct} ${context.random.pick(texts.replies)}`, status.id);
}

function castVote({ instance, random, account }: ActionContext): void {
  const polls = instance.database.all<{ poll_id: number }>(
    `SELECT poll_id FROM statuses JOIN polls ON polls.id = poll_id
     WHERE visibility = 'public' AND polls.expires_at > ? ORDER BY statuses.id DESC LIMIT 5`,
    instance.now(),
  );
  const chosen = polls[Math.floor(random.next() * polls.length)];
  const poll = chosen && pollById(instance.database, chosen.poll_id);
  if (!poll || poll.account_id === account.id) return;
  if (ownVotes(instance.database, poll.id, account.id).length > 0) return;
  const options = fromJsonColumn<PollOption[]>(poll.options);
  saveVotes(
    instance.database,
    poll,
    account.id,
    [Math.floor(random.next() * options.length)],
    options,
  );
}

function followMember({ instance, random, account }: ActionContext): void {
  const { username } = demoSignIns[Math.floor(random.next() * demoSignIns.length)] ?? {};
  const target = username === undefined ? undefined : accountByAcct(instance.database, username);
  if (target && target.id !== account.id) follow(instance, account, target);
}

function onRecentStatus(
  act: (context: ActionContext, status: StatusRow) => void,
): (context: ActionContext) => void {
  return (context) => {
    const status = recentStatus(context);
    if (status) act(context, status);
  };
}

const actions: readonly (readonly [weight: number, run: (context: ActionContext) => void])[] = [
  [24, postOriginal],
  [20, postReply],
  [
    26,
    onRecentStatus(({ instance, account }, status) => {
      favourite(instance, account, status);
    }),
  ],
  [
    15,
    onRecentStatus(({ instance, account, random }, status) => {
      react(instance, account, status, random.pick(texts.reactions));
    }),
  ],
  [
    8,
    onRecentStatus(({ instance, account }, status) => {
      reblog(instance, account, status, undefined);
    }),
  ],
  [5, castVote],
  [2, followMember],
];

/** Performs one random action. */
export function performRandomAction(instance: Instance, random: Random): void {
  const names = Object.keys(texts.statuses);
  const acct = names[Math.floor(random.next() * names.length)] ?? '';
  const account = accountByAcct(instance.database, acct);
  if (!account?.active) return;
  let chance = random.next() * actions.reduce((sum, [weight]) => sum + weight, 0);
  const [, run] = actions.find(([weight]) => (chance -= weight) < 0) ?? [];
  try {
    run?.({ instance, random, account });
  } catch (error) {
    // The instance refuses an action if there is a block, or if it was done before. Another random
    // action follows soon.
    if (!(error instanceof HttpError)) throw error;
  }
}

const minInterval = 1000;
const maxInterval = 5000;

/** Keeps the demo accounts active until the returned function is called. */
export function startLiveActivity(instance: Instance, seed = 'lively'): () => void {
  const random = createSeededRandom(seed);
  let timer: NodeJS.Timeout | undefined;
  const scheduleNext = (): void => {
    timer = setTimeout(
      () => {
        performRandomAction(instance, random);
        scheduleNext();
      },
      random.between(minInterval, maxInterval),
    );
  };
  scheduleNext();
  return () => {
    clearTimeout(timer);
  };
}
