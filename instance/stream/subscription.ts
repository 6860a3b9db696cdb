import type { Instance } from '#context.ts';
import { hasRequiredScope } from '#rules/scopes.ts';
import { ownList } from '#store/lists.ts';
import type { AccountRow, TokenRow } from '#store/rows.ts';

/** One stream that a socket subscribes to, and the name in its frames. */
export interface Subscription {
  readonly kind:
    | 'user'
    | 'notifications'
    | 'direct'
    | 'public'
    | 'local'
    | 'public-media'
    | 'local-media'
    | 'remote'
    | 'list'
    | 'hashtag';
  readonly name: string;
  /** The list id, the hashtag or the host. */
  readonly argument: string;
}

interface StreamRequest {
  readonly stream: string;
  readonly list?: string | undefined;
  readonly tag?: string | undefined;
  readonly instance?: string | undefined;
}

/** The scope that a token needs for a stream. */
function neededScope(stream: string): string {
  if (stream === 'user:notification') return 'read:notifications';
  return stream === 'list' ? 'read:lists' : 'read:statuses';
}

/**
 * Returns whether a token has the scope for a stream. Without a token the stream is a visitor's.
 */
export function canReadStream(token: TokenRow | undefined, stream: string): boolean {
  return !token || hasRequiredScope(token.scopes, [neededScope(stream)]);
}

/** Every frame contains the hashtag or host, so its length is limited. */
const maxArgumentLength = 500;

/** Returns the subscription, or the HTTP status with which it is refused. */
export function parseSubscription(
  instance: Instance,
  member: AccountRow | undefined,
  request: StreamRequest,
): Subscription | 401 | 404 {
  const { visitorTimelines, private: isPrivate } = instance.config;
  const open = (isOpen: boolean, subscription: Subscription): Subscription | 401 =>
    member || (isOpen && !isPrivate) ? subscription : 401;
  const own = (make: (id: string) => Subscription): Subscription | 401 =>
    member ? make(member.id) : 401;
  switch (request.stream) {
    case 'user':
      return own((id) => ({ kind: 'user', name: `user:${id}`, argument: '' }));
    case 'user:notification':
      return own(() => ({ kind: 'notifications', name: 'user:notification', argument: '' }));
    case 'direct':
      return own((id) => ({ kind: 'direct', name: `direct:${id}`, argument: '' }));
    case 'public':
      return open(visitorTimelines.federated, { kind: 'public', name: 'public', argument: '' });
    case 'public:local':
      return open(visitorTimelines.local, { kind: 'local', name: 'public:local', argument: '' });
    case 'public:media':
      return open(visitorTimelines.federated, {
        kind: 'public-media',
        name: 'public:media',
        argument: '',
      });
    case 'public:local:media':
      return open(visitorTimelines.local, {
        kind: 'local-media',
        name: 'public:local:media',
        argument: '',
      });
    case 'public:remote':
      if (!request.instance || request.instance.length > maxArgumentLength) return 404;
      return open(visitorTimelines.federated, {
        kind: 'remote',
        name: `public:remote:${request.instance}`,
        argument: request.instance,
      });
    case 'list': {
      if (!member) return 401;
      const list = ownList(instance.database, member.id, request.list ?? '');
      return list ? { kind: 'list', name: `list:${list.id}`, argument: String(list.id) } : 404;
    }
    case 'hashtag': {
      const tag = request.tag?.toLowerCase();
      if (!tag || tag.length > maxArgumentLength) return 404;
      return open(visitorTimelines.federated, {
        kind: 'hashtag',
        name: `hashtag:${tag}`,
        argument: tag,
      });
    }
    default:
      return 404;
  }
}
