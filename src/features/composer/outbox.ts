import { v7 as timeOrderedId } from 'uuid';
import { ApiError } from '#api/api-error.ts';
import { draftKey, type DraftContext } from '#domain/draft/draft-context.ts';
import type { Draft } from '#domain/draft/draft.ts';
import type { Drafts } from '#domain/draft/drafts.ts';
import type { StoredPost } from '#domain/draft/stored-posts.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { sendStatus, type SendOutcome } from './send-status.ts';

/** Milliseconds before the first try by itself; each further one waits twice as long. */
const firstPause = 5000;
const longestPause = 300_000;

/** Brings posts to the server: each once, in their order, over failures, reloads and several tabs. */
export interface Outbox {
  /** Sends at once, and tells how it ended; what was begun is known after a reload too. */
  readonly sendNow: (context: DraftContext, draft: Draft) => Promise<SendOutcome>;
  /** Sends by itself, not before `delay` milliseconds, until it stands or is refused. */
  readonly sendLater: (context: DraftContext, draft: Draft, delay: number) => void;
  /** Tries what waits again, at once. */
  readonly hurry: (key?: string) => void;
  /** Takes it out; it may be on its way already. */
  readonly withdraw: (key: string) => void;
  /** Told of each post that was sent by itself. */
  readonly onSent: Set<(post: StoredPost) => void>;
}

/** The next post of a thread answers the one that stands now. */
function nextOfThread(post: StoredPost, id: string): StoredPost | undefined {
  const [text, ...thread] = post.draft.thread;
  if (text === undefined) return undefined;
  return {
    ...post,
    draft: {
      ...post.draft,
      text,
      thread,
      poll: undefined,
      attachments: [],
      quoteId: undefined,
      redrafts: undefined,
      replyTo: id,
      idempotencyKey: timeOrderedId(),
    },
    state: 'waiting',
    due: 0,
    attempts: 0,
    failure: undefined,
  };
}

function failureOf(error: unknown): StoredPost['failure'] {
  if (error instanceof ApiError) return { kind: error.kind, message: error.message };
  return { kind: 'offline', message: '' };
}

/** Whether it may go through later without anybody's doing. */
function isPassing(outcome: SendOutcome): boolean {
  if (outcome.kind !== 'failed') return false;
  const { error, isRefused } = outcome;
  return !isRefused || (error instanceof ApiError && error.kind === 'unauthorized');
}

/** When it is tried again, in milliseconds from now. */
function pauseAfter(attempts: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.max(asked, Math.min(longestPause, firstPause * 2 ** attempts));
}

function createOutbox(session: Session, drafts: Drafts): Outbox {
  const { clock, ended, tabs } = session;
  const { posts } = drafts;
  /** Posts that this page sends now, or will. */
  const inHand = new Map<string, AbortController>();
  const onSent = new Set<(post: StoredPost) => void>();

  const settle = (post: StoredPost, outcome: SendOutcome): void => {
    const key = post.draft.idempotencyKey;
    if (outcome.kind === 'posted') {
      const next = outcome.id === undefined ? undefined : nextOfThread(post, outcome.id);
      posts.put(next ? [next] : [], key);
    } else if (isPassing(outcome) && outcome.kind === 'failed') {
      const pause = pauseAfter(post.attempts, outcome.error);
      const failure = failureOf(outcome.error);
      const attempts = post.attempts + 1;
      posts.put([{ ...post, state: 'waiting', due: Date.now() + pause, attempts, failure }]);
    } else {
      const failure = outcome.kind === 'failed' ? failureOf(outcome.error) : undefined;
      posts.put([{ ...post, state: 'failed', failure }]);
    }
  };

  const find = (key: string): StoredPost | undefined =>
    posts.list().find(({ draft }) => draft.idempotencyKey === key);
  const send = async (post: StoredPost): Promise<SendOutcome> => {
    posts.put([{ ...post, state: 'sending' }]);
    return sendStatus(session, post.draft);
  };
  /** Does what one tab alone may do with a post; the tab that is closed meanwhile lets go of it. */
  const alone = <T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    tabs ? tabs.locks.request(`rookery-post ${key}`, signal ? { signal } : {}, work) : work();

  const follow = async (known: StoredPost, hold: AbortController, delay: number): Promise<void> => {
    const key = known.draft.idempotencyKey;
    const signal = AbortSignal.any([hold.signal, ended]);
    if (delay > 0) await clock.wait(delay, signal);
    await alone(
      key,
      async () => {
        const post = find(key);
        /* Another tab has sent it, or tried to, while this one waited. */
        if (!post || post.state === 'failed' || post.attempts !== known.attempts) return;
        const outcome = await send(post);
        /* Taken out meanwhile, here or in another tab: it is nobody's any more. */
        if (signal.aborted || !find(key)) return;
        if (outcome.kind === 'posted') for (const tell of onSent) tell(post);
        settle(post, outcome);
      },
      signal,
    );
  };

  /** Takes in hand all that is to be sent, and is not yet. */
  const run = (): void => {
    if (ended.aborted) return;
    for (const post of posts.list()) {
      const key = post.draft.idempotencyKey;
      if (post.state === 'failed' || inHand.has(key)) continue;
      const hold = new AbortController();
      inHand.set(key, hold);
      const delay = post.state === 'sending' ? 0 : Math.max(0, post.due - Date.now());
      follow(post, hold, delay).then(
        () => {
          if (inHand.get(key) === hold) inHand.delete(key);
          run();
        },
        (error: unknown) => {
          if (!hold.signal.aborted && !ended.aborted) session.log('the outbox stopped', { error });
        },
      );
    }
  };
  const drop = (key: string): void => {
    inHand.get(key)?.abort();
    inHand.delete(key);
  };

  const outbox: Outbox = {
    onSent,
    async sendNow(context, draft) {
      const key = draft.idempotencyKey;
      drop(key);
      inHand.set(key, new AbortController());
      const post = asPost(context, draft, 0);
      const outcome = await alone(key, async () => {
        const sent = await send(post);
        if (ended.aborted) return sent;
        /* What failed stands in its form, for whoever sees it to decide. */
        if (sent.kind === 'posted') settle(post, sent);
        else posts.remove(key);
        return sent;
      });
      inHand.delete(key);
      run();
      return outcome;
    },
    sendLater(context, draft, delay) {
      posts.put([asPost(context, draft, delay)]);
      run();
    },
    hurry(wanted) {
      const now = posts.list().filter(({ draft: { idempotencyKey: key }, state }) => {
        if (wanted === undefined) return state === 'waiting';
        return key === wanted && state !== 'sending';
      });
      for (const { draft } of now) drop(draft.idempotencyKey);
      posts.put(now.map((post) => ({ ...post, state: 'waiting', due: 0 })));
      run();
    },
    withdraw(key) {
      drop(key);
      posts.remove(key);
    },
  };
  session.onRejoined.add(() => outbox.hurry());
  run();
  return outbox;
}

function asPost(context: DraftContext, draft: Draft, delay: number): StoredPost {
  return {
    draft,
    place: draftKey(context),
    state: delay > 0 ? 'held' : 'waiting',
    due: Date.now() + delay,
    attempts: 0,
    failure: undefined,
  };
}

/** The outbox of a session; it begins with what the last page left. */
export const outboxes: SessionPart<{ readonly of: (drafts: Drafts) => Outbox }> = {
  name: 'outbox',
  create(session) {
    let made: Outbox | undefined;
    return { of: (drafts) => (made ??= createOutbox(session, drafts)) };
  },
};
