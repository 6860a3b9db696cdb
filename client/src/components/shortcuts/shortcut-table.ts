import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PreferenceStore } from '#session/preferences/preference-store.ts';
import { nextUnreadShortcutId } from '#lib/keys/next-unread.ts';

/** Id of the shortcut that opens the moderation window; only for staff. */
export const moderationShortcutId = 'moderation';

export interface Shortcut {
  readonly id: string;
  readonly group: 'posts' | 'post' | 'places' | 'columns' | 'page';
  readonly label: MessageDescriptor;
  /** Default keys: `g h` is one after the other, an empty string is none. */
  readonly keys: string;
}

function rows(
  group: Shortcut['group'],
  table: readonly (readonly [id: string, keys: string, label: MessageDescriptor])[],
): Shortcut[] {
  return table.map(([id, keys, label]) => ({ id, group, keys, label }));
}

/** All keyboard shortcuts, used by the listener, the help, the palette and the remapping. */
export const shortcuts: readonly Shortcut[] = [
  ...rows('posts', [
    ['next', 'j', msg`Next post`],
    ['previous', 'k', msg`Previous post`],
    ['show-new', '.', msg`Show new posts`],
    [nextUnreadShortcutId, 'u', msg`Next unread reply`],
  ]),
  ...rows('post', [
    ['reply', 'r', msg`Reply`],
    ['quote', 'q', msg({ message: 'Quote', comment: 'Verb, in the menu and on the button' })],
    [
      'favourite',
      'f',
      msg({
        message: 'Like (toggle)',
        comment: 'Verb, in the table of keys: likes, or removes the like',
      }),
    ],
    ['reblog', 'b', msg({ message: 'Repeat (toggle)', comment: 'Verb, in the table of keys' })],
    ['react', 'e', msg`React`],
    [
      'bookmark',
      'd',
      msg({
        message: 'Bookmark (toggle)',
        comment: 'Verb, in the table of keys: sets or removes the bookmark',
      }),
    ],
    ['open', 'o', msg`Open conversation`],
    ['profile', 'p', msg`Open the author’s profile`],
    ['subject', 'x', msg`Expand or collapse content warning`],
    ['media', 'm', msg`Open media`],
    ['copy-link', 'c', msg`Copy link`],
    ['share', '', msg`Share…`],
    ['open-original', '', msg`Open on the author’s server`],
    ['translate', 't', msg`Translate`],
    ['mute-conversation', '', msg`Mute conversation (toggle)`],
    ['quote-policy', '', msg`Who can quote…`],
    ['pin', '', msg`Pin to profile (toggle)`],
    ['quotes', '', msg`Show quotes`],
    ['history', '', msg`Edit history`],
    ['edit', '', msg({ message: 'Edit', comment: 'Verb, in menus' })],
    ['redraft', '', msg`Delete and re-draft`],
    ['revoke-quote', '', msg`Remove my post from this quote`],
    ['delete', '', msg`Delete`],
    ['link-timeline', '', msg`Posts about this link`],
    ['filter-status', '', msg`Filter this post…`],
    ['filter', '', msg`Filter posts like this…`],
    ['report', '', msg`Report`],
    ['source', '', msg`View source`],
  ]),
  ...rows('places', [
    ['go-friends', 'g h', msg({ message: 'Home', comment: 'Name of the first timeline' })],
    ['go-public', 'g l', msg`Local timeline`],
    ['go-bubble', 'g u', msg`Bubble timeline`],
    ['go-publicAndExternal', 'g f', msg`Federated timeline`],
    ['go-notifications', 'g n', msg`Notifications`],
    ['go-direct', 'g d', msg`Direct messages`],
    ['go-bookmarks', 'g b', msg`Bookmarks`],
    ['go-lists', 'g i', msg`Lists and hashtags`],
    ['go-interactions', 'g t', msg`Interactions`],
    ['go-announcements', 'g a', msg`Announcements`],
    ['go-profile', 'g p', msg`My profile`],
    ['go-about', '', msg({ message: 'About', context: 'page', comment: 'Page about this server' })],
    ['settings', 'g s', msg`Settings`],
    [moderationShortcutId, 'g m', msg`Moderation`],
  ]),
  ...rows('columns', [
    ['column-next', 'l', msg`Next column`],
    ['column-previous', 'h', msg`Previous column`],
    ['column-forward', 'w l', msg`Swap with the next column`],
    ['column-back', 'w h', msg`Swap with the previous column`],
    ['column-close', 'w c', msg`Close column`],
  ]),
  ...rows('page', [
    ['compose', 'n', msg`Write a post`],
    ['search', '/', msg`Search`],
    ['undo', 'z', msg`Undo`],
    [
      'theme',
      'y',
      msg({ message: 'Light or dark theme (toggle)', comment: 'In the table of keys' }),
    ],
    ['help', '?', msg`Keyboard shortcuts`],
  ]),
];

/** Returns the current keys of all shortcuts, with the viewer's changes. */
export function boundKeys(preferences: PreferenceStore): ReadonlyMap<string, string> {
  if (!preferences.get('singleKeyShortcuts')) return new Map();
  const own = preferences.get('shortcutKeys');
  /* The viewer's own keys come last and replace equal default keys, such as of a later version. */
  const isOwn = ({ id }: Shortcut): boolean => own[id] !== undefined;
  const ordered = [...shortcuts.filter((row) => !isOwn(row)), ...shortcuts.filter(isOwn)];
  return new Map(
    ordered.flatMap(({ id, keys }) => {
      const chosen = own[id] ?? keys;
      return chosen === '' ? [] : [[chosen, id] as const];
    }),
  );
}

/**
 * Returns the shortcut that conflicts with assigning `keys` to `id`: it has the same keys, begins
 * with them, or is their beginning.
 */
export function findShortcutConflict(
  keys: string,
  id: string,
  bound: ReadonlyMap<string, string>,
): Shortcut | undefined {
  if (keys === '') return undefined;
  for (const [other, otherId] of bound) {
    if (otherId === id) continue;
    const isSame = other === keys || other.startsWith(`${keys} `) || keys.startsWith(`${other} `);
    if (isSame) return shortcuts.find((row) => row.id === otherId);
  }
  return undefined;
}
