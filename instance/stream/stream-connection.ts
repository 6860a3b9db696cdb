import { serialiseFrame } from '@rookery/contract/stream.ts';
import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import type { InstanceEvent } from '#event-hub.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { accountById } from '#store/accounts.ts';
import { announcementReactionsOf } from '#store/announcement-reactions.ts';
import type { AccountRow, StatusRow, TokenRow } from '#store/rows.ts';
import { notificationView } from '#views/notification-view.ts';
import { statusView } from '#views/status-view.ts';
import { createViewContext, type ViewContext } from '#views/view-context.ts';
import { matchingSubscriptions } from './matching-subscriptions.ts';
import { receivesDeletion } from './receives-deletion.ts';
import { canReadStream, parseSubscription, type Subscription } from './subscription.ts';
import { parseJsonText } from '@rookery/contract/text/well-formed.ts';

const payloadsByStatus = new WeakMap<StatusRow, Map<string, string>>();

/** Returns a status as JSON for visitors, serialised once per event and origin. */
function visitorPayload(view: ViewContext, status: StatusRow): string {
  const payloads = payloadsByStatus.get(status) ?? new Map<string, string>();
  payloadsByStatus.set(status, payloads);
  const payload =
    payloads.get(view.origin) ?? JSON.stringify(statusView(view, status, { inTimeline: true }));
  payloads.set(view.origin, payload);
  return payload;
}

export interface StreamConnection {
  /** Handles a text frame from the client. */
  receive(text: string): void;
  end(): void;
}

export interface StreamOptions {
  readonly instance: Instance;
  readonly origin: string;
  readonly token?: TokenRow | undefined;
  readonly memberId?: string | undefined;
  readonly first?: Subscription | undefined;
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
  /** Ends the connection without a closing frame. */
  readonly terminate?: () => void;
}

/** Maximum subscriptions of a socket, since every new status is compared with each of them. */
const maxSubscriptions = 30;
/** Maximum frames for one status on one socket, since each contains the whole status. */
const maxFrames = 8;

function readMessage(text: string): Record<string, string> | undefined {
  let message: unknown;
  try {
    message = parseJsonText(text);
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null) return undefined;
  return Object.fromEntries(
    Object.entries(message).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function counts(account: AccountRow) {
  return {
    follower_count: account.followers_count,
    following_count: account.following_count,
    id: account.id,
  };
}

/**
 * Opens a stream that sends events as frames. It does not depend on a socket, so that tests can use
 * it directly.
 */
export function openStream(options: StreamOptions): StreamConnection {
  const { instance, origin, send } = options;
  const dialect = findDialect(instance.config);
  const namesOf = (name: string): readonly string[] => dialect.stream.names(name);
  const subscriptions = new Map<string, Subscription>();
  if (options.first) subscriptions.set(options.first.name, options.first);

  const viewer = (): AccountRow | undefined =>
    options.memberId === undefined ? undefined : accountById(instance.database, options.memberId);
  const readerOn = (stream: string): AccountRow | undefined =>
    canReadStream(options.token, stream) ? viewer() : undefined;
  const view = (): ViewContext => createViewContext(instance, origin, readerOn('public'));

  function sendStatus(event: 'update' | 'status.update', status: StatusRow): void {
    const reader = view();
    const candidates = [...subscriptions.values()].filter(
      ({ kind }) => event !== 'status.update' || kind !== 'hashtag',
    );
    const matching = matchingSubscriptions(reader, candidates, status).slice(0, maxFrames);
    if (matching.length === 0) return;
    const payload = reader.viewer
      ? JSON.stringify(statusView(reader, status, { inTimeline: true }))
      : visitorPayload(reader, status);
    for (const { name } of matching) send(serialiseFrame(event, payload, namesOf(name)));
  }

  function handleEvent(event: InstanceEvent): void {
    switch (event.kind) {
      case 'posted':
        sendStatus('update', event.status);
        return;
      case 'edited':
        sendStatus('status.update', event.status);
        return;
      case 'deleted':
        for (const subscription of subscriptions.values())
          if (receivesDeletion(view(), subscription, event))
            send(serialiseFrame('delete', event.status.id));
        return;
      case 'notified': {
        if (event.notification.account_id !== options.memberId) return;
        const reader = readerOn('user:notification');
        if (!reader || dialect.absentNotifications.includes(event.notification.type)) return;
        const shown = notificationView(
          createViewContext(instance, origin, reader),
          event.notification,
        );
        if (!shown) return;
        for (const { kind } of subscriptions.values()) {
          if (kind === 'user') send(serialiseFrame('notification', shown, ['user']));
          if (kind === 'notifications')
            send(serialiseFrame('notification', shown, ['user:notification']));
        }
        return;
      }
      case 'follow-changed': {
        if (!dialect.stream.hasPleromaEvents) return;
        const { state, follower, followed } = event;
        const user = [...subscriptions.values()].find(({ kind }) => kind === 'user');
        if (!user || follower.id !== options.memberId) return;
        const update = { follower: counts(follower), following: counts(followed), state };
        send(serialiseFrame('pleroma:follow_relationships_update', update, [user.name]));
        return;
      }
      case 'announcement-reacted': {
        const user = [...subscriptions.values()].find(({ kind }) => kind === 'user');
        if (!user || !viewer()) return;
        const { announcementId: id, name } = event;
        const counted = announcementReactionsOf(instance.database, id, '');
        const { count = 0, url = null } = counted.find((each) => each.name === name) ?? {};
        const shown = url === null ? {} : { url: insertOrigin(url, origin) };
        const payload = { name, count, announcement_id: id, ...shown };
        send(serialiseFrame('announcement.reaction', payload, namesOf(user.name)));
        return;
      }
      case 'filters-changed': {
        const user = [...subscriptions.values()].find(({ kind }) => kind === 'user');
        if (user && event.accountId === options.memberId)
          send(JSON.stringify({ event: 'filters_changed', stream: namesOf(user.name) }));
        return;
      }
      case 'token-revoked':
        if (event.tokenId === options.token?.id) options.close(1000);
    }
  }

  const end = instance.events.listen(handleEvent);
  return {
    receive(text) {
      if (text === 'ping') {
        if (dialect.stream.ping === 'pong') send('pong');
        if (dialect.stream.ping === 'abnormal-close') options.terminate?.();
        return;
      }
      const message = readMessage(text);
      const stream = message?.['stream'];
      if (!message || stream === undefined) return;
      const request = {
        stream,
        list: message['list'],
        tag: message['tag'],
        instance: message['instance'],
      };
      const subscription = parseSubscription(instance, readerOn(stream), request);
      if (typeof subscription === 'number') return;
      const isNew = !subscriptions.has(subscription.name);
      if (message['type'] === 'subscribe' && isNew && subscriptions.size < maxSubscriptions)
        subscriptions.set(subscription.name, subscription);
      if (message['type'] === 'unsubscribe') subscriptions.delete(subscription.name);
    },
    end,
  };
}
