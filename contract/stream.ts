import * as v from 'valibot';
import { parseJsonText } from './text/well-formed.ts';
import { type ParseIssue, entity, exactText, listOf, parseLenient } from './lenient-schema.ts';
import { type Announcement, announcement } from './schemas/announcement.ts';
import {
  type AnnouncementReaction,
  announcementReaction,
} from './schemas/announcement-reaction.ts';
import {
  type FollowRelationshipsUpdate,
  followRelationshipsUpdate,
} from './schemas/follow-relationships-update.ts';
import { type Notification, notification } from './schemas/notification.ts';
import { type Status, status } from './schemas/status.ts';

/** Path of the socket. Servers accept it with and without a trailing slash. */
export const streamPath = '/api/v1/streaming';

/** Streams a socket can subscribe to. `list` needs a list's id, `hashtag` a tag. */
export type StreamName =
  | 'user'
  | 'user:notification'
  | 'direct'
  | 'public'
  | 'public:local'
  | 'public:media'
  | 'public:local:media'
  | 'public:remote'
  | 'list'
  | 'hashtag';

/** A subscription: `stream` with the argument it needs (R-STREAM-010). */
export interface Subscription {
  readonly stream: StreamName;
  readonly list?: string;
  readonly tag?: string;
  /** The host whose statuses the stream `public:remote` contains. */
  readonly instance?: string;
}

/** The server's response to `ping`, which keeps it from closing the socket. */
export const pongFrame = 'pong';

/**
 * Returns the frame that subscribes an open socket to another stream. The server sends a status that
 * belongs to two streams once for each.
 */
export function subscribeFrame(subscription: Subscription): string {
  return JSON.stringify({ type: 'subscribe', ...subscription });
}

/** The event of a server frame. An unknown event keeps its name for logging. */
export type StreamEvent =
  | { readonly event: 'update' | 'status.update'; readonly status: Status }
  | { readonly event: 'notification'; readonly notification: Notification }
  | { readonly event: 'delete'; readonly id: string }
  | { readonly event: 'announcement'; readonly announcement: Announcement }
  | { readonly event: 'announcement.reaction'; readonly reaction: AnnouncementReaction }
  | { readonly event: 'announcement.delete'; readonly id: string }
  | { readonly event: 'filters_changed' | 'notifications_merged' }
  | {
      readonly event: 'pleroma:follow_relationships_update';
      readonly update: FollowRelationshipsUpdate;
    }
  | { readonly event: 'pong' }
  | { readonly event: 'unknown'; readonly name: string };

/** Why a frame is invalid: not JSON, no event, or a payload of another shape. */
export type FrameFault = 'json' | 'frame' | 'payload';

/** The parsed frame. */
export interface ParsedFrame {
  /** The event; absent if the frame is invalid (`fault`). */
  readonly event?: StreamEvent;
  readonly fault?: FrameFault;
  /** The streams of the event, such as `public`, `user:<id>` or `list:<id>`; empty for `delete`. */
  readonly streams: readonly string[];
  readonly issues: readonly ParseIssue[];
}

/* Every payload is a string: JSON, or for `delete` the id of the status. */
const frame = entity({ event: v.string() }, { payload: exactText, stream: listOf(v.string()) });

function parseJson(text: string): { readonly value?: unknown } {
  try {
    return { value: parseJsonText(text) };
  } catch {
    return {};
  }
}

const nothingWrong: readonly ParseIssue[] = [];

/** Parses a frame from the server. Never throws. */
export function parseFrame(text: string): ParsedFrame {
  if (text === pongFrame) return { event: { event: 'pong' }, streams: [], issues: nothingWrong };
  const json = parseJson(text);
  if (!('value' in json)) return { fault: 'json', streams: [], issues: nothingWrong };
  const outer = parseLenient(frame, json.value);
  if (!outer.value) return { fault: 'frame', streams: [], issues: outer.issues };
  const { event: name, payload, stream: streams = [] } = outer.value;
  const known = (event: StreamEvent): ParsedFrame => ({ event, streams, issues: nothingWrong });
  const faulty = (issues: readonly ParseIssue[]): ParsedFrame => ({
    fault: 'payload',
    streams,
    issues,
  });
  const inner = (): unknown => (payload === undefined ? undefined : parseJson(payload).value);

  switch (name) {
    case 'update':
    case 'status.update': {
      const { value, issues } = parseLenient(status, inner());
      if (!value) return faulty(issues);
      return { event: { event: name, status: value }, streams, issues };
    }
    case 'notification': {
      const { value, issues } = parseLenient(notification, inner());
      if (!value) return faulty(issues);
      return { event: { event: name, notification: value }, streams, issues };
    }
    case 'pleroma:follow_relationships_update': {
      const { value, issues } = parseLenient(followRelationshipsUpdate, inner());
      if (!value) return faulty(issues);
      return { event: { event: name, update: value }, streams, issues };
    }
    case 'announcement': {
      const { value, issues } = parseLenient(announcement, inner());
      if (!value) return faulty(issues);
      return { event: { event: name, announcement: value }, streams, issues };
    }
    case 'announcement.reaction': {
      const { value, issues } = parseLenient(announcementReaction, inner());
      if (!value) return faulty(issues);
      return { event: { event: name, reaction: value }, streams, issues };
    }
    case 'announcement.delete':
    case 'delete':
      return payload ? known({ event: name, id: payload }) : faulty(nothingWrong);
    case 'filters_changed':
    case 'notifications_merged':
      return known({ event: name });
    default:
      return known({ event: 'unknown', name });
  }
}

/** Serialises a frame like a server: the payload is JSON in a string; a text payload stays as it is. */
export function serialiseFrame(
  event: string,
  payload: unknown,
  streams?: readonly string[],
): string {
  return JSON.stringify({
    event,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    ...(streams && { stream: streams }),
  });
}
