import type { Instance } from '#instance/context.ts';
import { scopesCover } from '#instance/rules/scopes.ts';
import { ownList } from '#instance/store/lists.ts';
import type { AccountRow, TokenRow } from '#instance/store/rows.ts';

/** One thing that a socket listens to, and the name that its frames carry. */
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
  /** The list's number, the tag, or the host. */
  readonly argument: string;
}

interface StreamRequest {
  readonly stream: string;
  readonly list?: string | undefined;
  readonly tag?: string | undefined;
  readonly instance?: string | undefined;
}

/** The permission that each kind of stream asks of a token. */
function neededFor(stream: string): string {
  if (stream === 'user:notification') return 'read:notifications';
  return stream === 'list' ? 'read:lists' : 'read:statuses';
}

/** Whether a token may read on a stream; one that may not is a visitor's. */
export function mayHear(token: TokenRow | undefined, stream: string): boolean {
  return !token || scopesCover(token.scopes, [neededFor(stream)]);
}

/** Each frame carries the tag or host. */
const longestArgument = 500;

/** A subscription, or the status with which it is refused. */
export function readSubscription(
  instance: Instance,
  member: AccountRow | undefined,
  asked: StreamRequest,
): Subscription | 401 | 404 {
  const { visitorTimelines, private: isPrivate } = instance.config;
  const open = (isOpen: boolean, subscription: Subscription): Subscription | 401 =>
    member || (isOpen && !isPrivate) ? subscription : 401;
  const own = (make: (id: string) => Subscription): Subscription | 401 =>
    member ? make(member.id) : 401;
  switch (asked.stream) {
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
      if (!asked.instance || asked.instance.length > longestArgument) return 404;
      return open(visitorTimelines.federated, {
        kind: 'remote',
        name: `public:remote:${asked.instance}`,
        argument: asked.instance,
      });
    case 'list': {
      if (!member) return 401;
      const list = ownList(instance.database, member.id, asked.list ?? '');
      return list ? { kind: 'list', name: `list:${list.id}`, argument: String(list.id) } : 404;
    }
    case 'hashtag': {
      const tag = asked.tag?.toLowerCase();
      if (!tag || tag.length > longestArgument) return 404;
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
