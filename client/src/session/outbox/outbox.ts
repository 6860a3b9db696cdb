import { v7 as timeOrderedId } from 'uuid';
import { ApiError } from '#api/api-error.ts';
import { draftKey, type DraftContext } from '#session/drafts/draft-context.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { type OutboxPost, type OutboxStorage, outboxStorage } from './outbox-storage.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { sendStatus, type SendOutcome } from './send-status.ts';

/** Milliseconds before the first automatic retry. The delay doubles with each further attempt. */
const firstRetryMs = 5000;
const maxRetryMs = 300_000;
/** Maximum milliseconds before a retry, whatever the server asks for in `Retry-After`. */
const maxRetryAfterMs = 3_600_000;

/**
 * Returns the next post of a thread as a reply to the status that was just posted; undefined if
 * there is none.
 */
function nextOfThread(post: OutboxPost, id: string): OutboxPost | undefined {
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

function failureOf(error: unknown): OutboxPost['failure'] {
  if (error instanceof ApiError) return { kind: error.kind, message: error.message };
  return { kind: 'offline', message: '' };
}

/** Returns whether a retry can succeed without the author changing anything. */
function isRetryable(outcome: SendOutcome): boolean {
  if (outcome.kind !== 'failed') return false;
  const { error, isRefused } = outcome;
  return !isRefused || (error instanceof ApiError && error.kind === 'unauthorized');
}

/** Returns the number of milliseconds until the next attempt. */
function retryDelay(attempts: number, error: unknown): number {
  const retryAfterMs =
    error instanceof ApiError ? Math.min(error.retryAfter ?? 0, maxRetryAfterMs) : 0;
  return Math.max(retryAfterMs, Math.min(maxRetryMs, firstRetryMs * 2 ** attempts));
}

/**
 * Creates the outbox of a session. It sends each post exactly once and in order, even if requests
 * fail, the page is reloaded or several tabs are open. It begins with the posts that an earlier
 * page has left in storage.
 */
export function createOutbox(session: Session, posts: OutboxStorage) {
  const { clock, ended, tabs } = session;
  /** The posts that this page is sending or waiting to send, by idempotency key. */
  const activePosts = new Map<string, AbortController>();
  const onSent = new Set<(post: OutboxPost) => void>();

  /**
   * Stores the outcome of an attempt: replaces a sent post by the next one of its thread, queues a
   * post that can be retried, and marks any other as failed.
   */
  const settle = (post: OutboxPost, outcome: SendOutcome): void => {
    const key = post.draft.idempotencyKey;
    if (outcome.kind === 'posted') {
      const next = outcome.id === undefined ? undefined : nextOfThread(post, outcome.id);
      posts.put(next ? [next] : [], key);
    } else if (isRetryable(outcome) && outcome.kind === 'failed') {
      const pause = retryDelay(post.attempts, outcome.error);
      const failure = failureOf(outcome.error);
      const attempts = post.attempts + 1;
      posts.put([{ ...post, state: 'waiting', due: Date.now() + pause, attempts, failure }]);
    } else {
      const failure = outcome.kind === 'failed' ? failureOf(outcome.error) : undefined;
      posts.put([{ ...post, state: 'failed', failure }]);
    }
  };

  const find = (key: string): OutboxPost | undefined =>
    posts.list().find(({ draft }) => draft.idempotencyKey === key);
  const send = async (post: OutboxPost): Promise<SendOutcome> => {
    posts.put([{ ...post, state: 'sending' }]);
    return sendStatus(session, post.draft);
  };
  /**
   * Runs `work` with a lock on the post, so that only one tab sends the post. Closing the tab
   * releases the lock.
   */
  const withPostLock = <T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    tabs ? tabs.locks.request(`rookery-post ${key}`, signal ? { signal } : {}, work) : work();

  /** Waits until a post is due and sends it, unless another tab does. */
  const sendWhenDue = async (
    known: OutboxPost,
    controller: AbortController,
    delay: number,
  ): Promise<void> => {
    const key = known.draft.idempotencyKey;
    const signal = AbortSignal.any([controller.signal, ended]);
    if (delay > 0) await clock.wait(delay, signal);
    await withPostLock(
      key,
      async () => {
        const post = find(key);
        /* While this tab waited for the lock, another tab has sent the post or has tried to. */
        if (!post || post.state === 'failed' || post.attempts !== known.attempts) return;
        const outcome = await send(post);
        /* The post was removed in this or another tab while it was being sent, so it must not be
           stored again with its outcome. */
        if (signal.aborted || !find(key)) return;
        if (outcome.kind === 'posted') for (const listener of onSent) listener(post);
        settle(post, outcome);
      },
      signal,
    );
  };

  /**
   * Starts a timer for every queued post that this page does not handle yet. A post that is due is
   * sent at once.
   */
  const sendAllWhenDue = (): void => {
    if (ended.aborted) return;
    for (const post of posts.list()) {
      const key = post.draft.idempotencyKey;
      if (post.state === 'failed' || activePosts.has(key)) continue;
      const controller = new AbortController();
      activePosts.set(key, controller);
      const delay = post.state === 'sending' ? 0 : Math.max(0, post.due - Date.now());
      sendWhenDue(post, controller, delay).then(
        () => {
          if (activePosts.get(key) === controller) activePosts.delete(key);
          sendAllWhenDue();
        },
        (error: unknown) => {
          if (!controller.signal.aborted && !ended.aborted)
            session.log('the outbox stopped', { error });
        },
      );
    }
  };
  /** Stops handling a post on this page. The post stays in storage. */
  const drop = (key: string): void => {
    activePosts.get(key)?.abort();
    activePosts.delete(key);
  };

  const outbox = {
    /** Listeners that are called with each queued post after it was sent. */
    onSent,
    /**
     * Sends a draft at once. The post is stored first, so that a reload does not lose it. Resolves
     * to the outcome.
     */
    async sendNow(context: DraftContext, draft: Draft) {
      const key = draft.idempotencyKey;
      drop(key);
      activePosts.set(key, new AbortController());
      const post = createQueuedPost(context, draft, 0);
      const outcome = await withPostLock(key, async () => {
        const sent = await send(post);
        if (ended.aborted) return sent;
        /* A failed post is not queued: its author sees the failure in the composer and decides
           there whether to send it again. */
        if (sent.kind === 'posted') settle(post, sent);
        else posts.remove(key);
        return sent;
      });
      activePosts.delete(key);
      sendAllWhenDue();
      return outcome;
    },
    /**
     * Queues a draft to be sent after at least `delay` milliseconds. Sending is repeated until the
     * server posts or refuses it.
     */
    sendLater(context: DraftContext, draft: Draft, delay: number) {
      posts.put([createQueuedPost(context, draft, delay)]);
      sendAllWhenDue();
    },
    /** Sends waiting posts now; with a key, only the post with this key. */
    retryNow(requestedKey?: string) {
      const now = posts.list().filter(({ draft: { idempotencyKey: key }, state }) => {
        if (requestedKey === undefined) return state === 'waiting';
        return key === requestedKey && state !== 'sending';
      });
      for (const { draft } of now) drop(draft.idempotencyKey);
      posts.put(now.map((post) => ({ ...post, state: 'waiting', due: 0 })));
      sendAllWhenDue();
    },
    /** Removes a post from the queue. If it was being sent, the server may still receive it. */
    withdraw(key: string) {
      drop(key);
      posts.remove(key);
    },
  };
  session.onRejoined.add(() => outbox.retryNow());
  sendAllWhenDue();
  return outbox;
}

function createQueuedPost(context: DraftContext, draft: Draft, delay: number): OutboxPost {
  return {
    draft,
    place: draftKey(context),
    state: delay > 0 ? 'held' : 'waiting',
    due: Date.now() + delay,
    attempts: 0,
    failure: undefined,
  };
}

/** The outbox of the session's viewer. */
export const viewerOutbox: SessionPart<ReturnType<typeof createOutbox>> = {
  name: 'outbox',
  create: (session) => createOutbox(session, session.part(outboxStorage)),
};
