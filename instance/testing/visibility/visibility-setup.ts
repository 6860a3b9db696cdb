import { follow } from '#commands/follow.ts';
import { postStatus } from '#commands/post-status.ts';
import { favourite, react } from '#commands/status-actions.ts';
import { addFavourite } from '#store/favourites.ts';
import { addBookmark } from '#store/bookmarks.ts';
import { insertNotification } from '#store/notifications.ts';
import { addRelation } from '#store/relations.ts';
import type { AccountRow, Visibility } from '#store/rows.ts';
import { updateStatus } from '#store/statuses.ts';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

export const visibilities = ['public', 'unlisted', 'private', 'direct', 'local'] as const;

/**
 * The visibilities of ana's statuses that each kind of viewer may read. All of them mention the viewer
 * `named`.
 */
export const readableVisibilities = {
  visitor: ['public', 'unlisted'],
  stranger: ['public', 'unlisted', 'local'],
  follower: ['public', 'unlisted', 'local', 'private'],
  named: ['public', 'unlisted', 'local', 'private', 'direct'],
  author: ['public', 'unlisted', 'local', 'private', 'direct'],
  blocked: ['public', 'unlisted', 'local'],
  admin: ['public', 'unlisted', 'local'],
} as const satisfies Record<string, readonly Visibility[]>;

/** A kind of viewer, by its relation to ana. */
export type ViewerKind = keyof typeof readableVisibilities;
export const viewerKinds: readonly ViewerKind[] = [
  'visitor',
  'stranger',
  'follower',
  'named',
  'blocked',
  'admin',
  'author',
];

export interface SecretStatus {
  readonly id: string;
  readonly pollId: string;
  readonly context: string;
}

/** Creates one status per visibility and all possible readers. */
export interface VisibilitySetup {
  readonly instance: TestInstance;
  readonly author: AccountRow;
  readonly root: string;
  readonly clients: Readonly<Record<ViewerKind, TestClient>>;
  readonly secrets: Readonly<Record<Visibility, SecretStatus>>;
}

/** Returns the text that identifies a status in any response. */
export function statusMarker(visibility: Visibility): string {
  return `needle-${visibility}-`;
}

export function accountOfClient(client: TestClient): AccountRow {
  if (!client.account) throw new Error('a visitor has no account');
  return client.account;
}

function storeReferences(
  setup: TestInstance,
  reader: TestClient,
  author: AccountRow,
  id: string,
): void {
  const { database } = setup.instance;
  if (!reader.account) return;
  // Gives the reader what was stored while they could still read the status (bookmark, favourite,
  // notification). It must not reveal the status any more.
  addBookmark(database, reader.account.id, id);
  addFavourite(database, setup.instance.newId(), reader.account.id, id);
  insertNotification(database, {
    account_id: reader.account.id,
    type: 'mention',
    from_id: author.id,
    status_id: id,
    created_at: setup.instance.now(),
  });
}

export async function createVisibilitySetup(): Promise<VisibilitySetup> {
  const instance = await startTestInstance({
    config: {
      limits: { pinned: 9 },
      visitorTimelines: { bubble: true },
      bubbleInstances: ['localhost'],
      preload: { publicTimeline: true },
    },
  });
  const inner = instance.instance;
  const ana = await instance.as('ana');
  const author = accountOfClient(ana);
  const clients = {
    visitor: instance.visitor,
    stranger: await instance.as('stranger', { settings: { hide_favorites: false } }),
    follower: await instance.as('follower', { settings: { hide_favorites: false } }),
    named: await instance.as('named', { settings: { hide_favorites: false } }),
    author: ana,
    blocked: await instance.as('blocked', { settings: { hide_favorites: false } }),
    admin: await instance.as('admin', { role: 'admin' }),
  };
  follow(inner, accountOfClient(clients.follower), author);
  addRelation(inner.database, 'blocks', author.id, accountOfClient(clients.blocked).id);
  addRelation(inner.database, 'subscriptions', accountOfClient(clients.stranger).id, author.id);

  const root = postStatus(inner, author, { text: 'the root of a thread', visibility: 'public' });
  const post = (visibility: Visibility): SecretStatus => {
    const status = postStatus(inner, author, {
      text: `${statusMarker(visibility)} @named #haystack`,
      visibility,
      inReplyToId: root.id,
      poll: { options: [`${statusMarker(visibility)}yes`, 'no'], expiresIn: 600, multiple: false },
    });
    updateStatus(inner.database, status.id, { pinned_at: inner.now() });
    for (const client of Object.values(clients))
      storeReferences(instance, client, author, status.id);
    favourite(inner, author, status);
    react(inner, author, status, '🔥');
    return { id: status.id, pollId: String(status.poll_id), context: status.context };
  };
  const secrets = {
    public: post('public'),
    unlisted: post('unlisted'),
    private: post('private'),
    direct: post('direct'),
    local: post('local'),
  };
  return { instance, author, root: root.id, clients, secrets };
}
