import * as v from 'valibot';
import { type Trouble, entity, listOf, read } from './lenient.ts';
import {
  type FollowRelationshipsUpdate,
  followRelationshipsUpdate,
} from './schemas/follow-relationships-update.ts';
import { type Notification, notification } from './schemas/notification.ts';
import { type Status, status } from './schemas/status.ts';

/** Where the socket is opened. Servers take the path with and without a slash at its end. */
export const streamPath = '/api/v1/streaming';

/** What can be listened to. `list` takes a list's id, `hashtag` a tag. */
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

/** Names what a socket listens to: `stream` with the argument it needs (R-STREAM-010). */
export interface Subscription {
  readonly stream: StreamName;
  readonly list?: string;
  readonly tag?: string;
  /** The host whose statuses `public:remote` carries. */
  readonly instance?: string;
}

/** Sent every 30 s, lest the server closes the socket. */
export const pingFrame = 'ping';
/** The server's answer to it. */
export const pongFrame = 'pong';

/** Adds a stream to an open socket. A status on two of them then arrives twice. */
export function subscribeFrame(subscription: Subscription): string {
  return JSON.stringify({ type: 'subscribe', ...subscription });
}

/** Takes a stream off an open socket. */
export function unsubscribeFrame(subscription: Subscription): string {
  return JSON.stringify({ type: 'unsubscribe', ...subscription });
}

/** What a frame from the server tells. An event not known here keeps its name, to be logged. */
export type StreamEvent =
  | { readonly event: 'update' | 'status.update'; readonly status: Status }
  | { readonly event: 'notification'; readonly notification: Notification }
  | { readonly event: 'delete'; readonly id: string }
  | { readonly event: 'filters_changed' }
  | {
      readonly event: 'pleroma:follow_relationships_update';
      readonly update: FollowRelationshipsUpdate;
    }
  | { readonly event: 'pong' }
  | { readonly event: 'unknown'; readonly name: string };

/** Why a frame could not be read: not JSON, no event in it, or a payload of another shape. */
export type FrameFault = 'json' | 'frame' | 'payload';

/** A frame, read as far as it can be. */
export interface FrameReading {
  /** Absent when there is a `fault`. */
  readonly event?: StreamEvent;
  readonly fault?: FrameFault;
  /** The streams it came on, with their owner: `user:<id>`, `list:<id>`; a delete names none. */
  readonly streams: readonly string[];
  readonly troubles: readonly Trouble[];
}

/** Every payload is text: JSON, or for `delete` the bare id. */
const frame = entity({ event: v.string() }, { payload: v.string(), stream: listOf(v.string()) });

function parseJson(text: string): { readonly value?: unknown } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return {};
  }
}

const nothingWrong: readonly Trouble[] = [];

/** Reads a frame from the server. Never throws. */
export function parseFrame(text: string): FrameReading {
  if (text === pongFrame) return { event: { event: 'pong' }, streams: [], troubles: nothingWrong };
  const json = parseJson(text);
  if (!('value' in json)) return { fault: 'json', streams: [], troubles: nothingWrong };
  const outer = read(frame, json.value);
  if (!outer.value) return { fault: 'frame', streams: [], troubles: outer.troubles };
  const { event: name, payload, stream: streams = [] } = outer.value;
  const known = (event: StreamEvent): FrameReading => ({ event, streams, troubles: nothingWrong });
  const faulty = (troubles: readonly Trouble[]): FrameReading => ({
    fault: 'payload',
    streams,
    troubles,
  });
  const inner = (): unknown => (payload === undefined ? undefined : parseJson(payload).value);

  switch (name) {
    case 'update':
    case 'status.update': {
      const { value, troubles } = read(status, inner());
      if (!value) return faulty(troubles);
      return { event: { event: name, status: value }, streams, troubles };
    }
    case 'notification': {
      const { value, troubles } = read(notification, inner());
      if (!value) return faulty(troubles);
      return { event: { event: name, notification: value }, streams, troubles };
    }
    case 'pleroma:follow_relationships_update': {
      const { value, troubles } = read(followRelationshipsUpdate, inner());
      if (!value) return faulty(troubles);
      return { event: { event: name, update: value }, streams, troubles };
    }
    case 'delete':
      return payload ? known({ event: name, id: payload }) : faulty(nothingWrong);
    case 'filters_changed':
      return known({ event: name });
    default:
      return known({ event: 'unknown', name });
  }
}

/** Writes a frame as a server does; the payload is JSON inside JSON, but for a bare id. */
export function writeFrame(event: string, payload: unknown, streams?: readonly string[]): string {
  return JSON.stringify({
    event,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    ...(streams && { stream: streams }),
  });
}
