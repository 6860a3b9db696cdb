/*
 * Groups of modules that are needed together, each of which becomes a chunk of the build. Paths are
 * below client/src: a file, a folder with a slash at its end, or the common beginning of several
 * paths. The build fails if a path matches nothing.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Paths = readonly string[];

/**
 * Modules that every page loads after the first statuses, also for visitors, and modules of what a status
 * in a timeline can show, except menus and windows. Their imports belong to the same chunk.
 */
const onEveryPage: Paths = [
  'app/layout/notices/connection-strip.tsx',
  'app/layout/notices/notice-text.tsx',
  'app/layout/notices/notices-host.tsx',
  'app/layout/page-background.tsx',
  'app/layout/windows/page-overlays.tsx',
  'app/layout/windows/preload-error-components.ts',
  'app/layout/panels/side-panels.tsx',
  'app/layout/navigation/top-tools.tsx',
  'app/start-up/after-start.ts',
  'components/feed/auto-show.ts',
  'components/feed/parts/feed-failure.tsx',
  'components/feed/parts/refresh-failure-note.tsx',
  'components/media/pictures/failed-picture.tsx',
  'components/poll/status-poll.tsx',
  'components/status/parts/direct-recipients-line.tsx',
  'components/status/parts/folded-reason.tsx',
  'components/status/parts/quoted-status.tsx',
  'components/status/parts/status-preview.tsx',
  'features/auth/sign-in.ts',
  'features/timeline/parts/quick-settings.tsx',
  'session/load-visitor-announcements.ts',
];

/**
 * Modules that every page of a member loads, with those of their imports that visitors do not need.
 */
const onEveryMemberPage: Paths = [
  'app/layout/account-menu/sign-in-again.tsx',
  'app/layout/windows/member-overlays.tsx',
  'app/layout/panels/member-card.tsx',
  'app/layout/windows/outbox-host.tsx',
  'app/routes/first-steps-note.tsx',
  'app/start-up/refresh-while-visible.ts',
  'components/request/action-error.tsx',
  'components/request/queued-actions-note.tsx',
  'features/composer/places/composer-panel.tsx',
  'features/notifications/notifications-panel.tsx',
  'features/people/who-to-follow-panel.tsx',
  'session/actions/toggle-reaction.ts',
  'session/live/',
  'session/load-member-data.ts',
  'session/notifications/notification-source.ts',
];

const theme: Paths = [
  'theme/',
  'components/appearance/load-',
  'session/appearance/theme-selection.ts',
];

/**
 * Keys that move from status to status, and the spoken name of the focused one, which no page needs
 * before something has the focus.
 */
const feedKeys: Paths = [
  'components/status/name-focused-card.ts',
  'components/status/status-sentence.ts',
  'ui/focus/feed-keys.ts',
  'ui/focus/move-status-focus.ts',
  'ui/focus/reading-place.ts',
];

/** Modules that several screens use, but few people open. */
const newcomer: Paths = [
  'components/timeline/timelines-explained.tsx',
  'session/people/recent-authors.ts',
];
const date: Paths = ['lib/date-field.ts'];

/** Small chunks, each named after the occasion on which it is needed. */
const forOccasions: Readonly<Record<string, Paths>> = {
  phone: ['app/layout/navigation/phone-bar.tsx', 'app/layout/navigation/visitor-intro.tsx'],
  actions: [
    'components/status/available-actions.ts',
    'components/status/status-translation-state.ts',
  ],
  settings: ['app/settings/settings-'],
  keys: ['app/keys/keyboard-shortcuts.tsx', 'features/shortcuts/run-shortcut.ts'],
};

/** Chunks, each named after its purpose. */
const byPurpose: Readonly<Record<string, Paths>> = {
  'card-menus': [
    'components/account/',
    'components/failure/',
    'components/poll/',
    'components/reactions/',
    'components/status/',
    'lib/daily-average.ts',
    'session/actions/',
    'session/people/answer-follow-request.ts',
    'store/rich-text/short-bio.ts',
    'store/status/',
  ],
  composer: [
    'components/completion/',
    'components/composer/',
    'features/composer/',
    'lib/pictures/',
    'i18n/post-languages.ts',
    'lib/toggle-formatting.ts',
    'session/completion/',
    'session/drafts/',
    'session/outbox/',
    'session/uploads/',
  ],
  media: ['components/media/', 'lib/media/', 'store/media/'],
  thread: ['components/thread/', 'features/conversation/', 'session/threads/', 'store/thread/'],
  form: ['features/auth/', 'features/registration/', 'session/sign-in/shared-text-storage.ts'],
  notifications: ['features/notifications/'],
  people: ['features/people/', 'features/profile/'],
  about: ['features/about/'],
  announcements: ['features/announcements/'],
  lists: ['features/lists/', 'session/lists/list-draft.ts', 'session/lists/save-list.ts'],
  search: [
    'features/search/',
    'lib/find-match-ranges.ts',
    'lib/highlight-matches.ts',
    'session/search/',
  ],
  timeline: ['components/feed/', 'features/timeline/'],
};

/**
 * Modules of lower layers that few screens or windows need, and calls that only Mastodon has; they
 * become part of the chunk of a screen that needs them.
 */
const ofOneScreen: Paths = [
  'components/instance/use-server-document.ts',
  'components/instance/use-terms-of-service.ts',
  'lib/crop-picture.ts',
  'lib/storage/measure-storage.ts',
  'session/direct-messages/',
  'session/filters/keyword-filter-draft.ts',
  'session/instance/federation-lists.ts',
  'session/moderation/',
  'session/people/collection-queries.ts',
  'session/people/featured-queries.ts',
  'session/people/profile-changes.ts',
  'session/preferences/account-option-values.ts',
  'session/preferences/backup/',
  'session/preferences/other-client-search-terms.ts',
  'session/preferences/placement/',
  'session/sign-in/redirect.ts',
];

/**
 * The layers below the features, and hooks of the layout, all of which several screens and windows
 * use.
 */
const lowerLayers: Paths = [
  'api/',
  'app/layout/account-menu/use-',
  'app/layout/navigation/use-',
  'app/layout/windows/use-',
  'components/',
  'i18n/',
  'lib/',
  'session/',
  'store/',
  'ui/',
];

const escape = (text: string): string => text.replaceAll(/[.]/g, String.raw`\.`);
const inSources = (paths: Paths): string => `/client/src/(?:${paths.map(escape).join('|')})`;
const groupsOf = (lists: Readonly<Record<string, Paths>>, priority: number) =>
  Object.entries(lists).map(([name, paths]) => ({
    name,
    test: new RegExp(inSources(paths)),
    priority,
  }));

const purposes = groupsOf(byPurpose, 2);
const apart = new RegExp(
  `${inSources(ofOneScreen)}|/contract/(?:calls/mastodon/|schemas/(?:federation|grouped-notifications|instance-v2)\\.ts$)`,
);
const lower = new RegExp(`${inSources(lowerLayers)}|/(?:contract|lucide-react|@tanstack)/`);

/**
 * Returns whether several purposes use a module, so that it is in a chunk of its own, loaded with
 * the first of them.
 */
const isShared = (id: string): boolean =>
  lower.test(id) && !apart.test(id) && !purposes.some(({ test }) => test.test(id));

/** Groups of modules for the bundler; the first screen is one chunk. */
export const chunkGroups = [
  { name: 'entry', tags: ['$initial' as const], priority: 6 },
  ...groupsOf({ page: onEveryPage, 'feed-keys': feedKeys, newcomer, date }, 5),
  { name: 'theme', test: new RegExp(`${inSources(theme)}|/culori/`), priority: 4 },
  { name: 'shared', test: isShared, minShareCount: 2, priority: 4 },
  ...groupsOf({ member: onEveryMemberPage, ...forOccasions }, 3),
  ...purposes,
];

/** Returns the paths of chunk groups that match no file. `files` are paths below client/src. */
export function chunkPathsWithoutFile(files: readonly string[]): string[] {
  const lists = [
    onEveryPage,
    onEveryMemberPage,
    theme,
    feedKeys,
    newcomer,
    date,
    ofOneScreen,
    lowerLayers,
  ];
  const paths = [lists, Object.values(forOccasions), Object.values(byPurpose)].flat(2);
  return paths.filter((start) => !files.some((file) => file.startsWith(start)));
}

/** Fails the build if a path of a chunk group matches no file below `root`/src. */
export function chunkPaths(root: string): Plugin {
  return {
    name: 'chunk-paths',
    apply: 'build',
    buildStart() {
      const names = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
      const missing = chunkPathsWithoutFile(names.map((name) => name.split(path.sep).join('/')));
      if (missing.length > 0)
        this.error(`client/vite/chunk-groups.ts: not in client/src: ${missing.join(', ')}`);
    },
  };
}
