import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { can, type Capability } from './capabilities.ts';
import { getServerInfo } from './server-info.ts';
import { knownServers } from './testing/known-servers.ts';
import { serversTable } from './testing/servers-table.ts';

const root = new URL('../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const document = textOf('docs/servers.md');

test('docs/servers.md: contains the current table of capabilities, which `npm run servers` writes [R-CAP-039]', () => {
  expect(document).toContain(`${serversTable()}\n`);
});

/* The first server, Akkoma 3.13, is left out, since its capabilities are known only from
   recorded responses. */
const documented = knownServers.slice(1);

/*
 * The capabilities that public documentation states for these servers, in the order of the list:
 * Akkoma 3.16 and 3.19, Pleroma 2.10, Mastodon 4.3 to 4.6, GoToSocial, Iceshrimp.NET, Sharkey,
 * Pixelfed, Mitra, snac2.
 */
test.each<[Capability, string]>([
  ['announcements', 'xxxxxxx.xx..x'],
  ['annualReports', '....xxx......'],
  ['annualReportStates', '......x......'],
  ['backups', 'xxx..........'],
  ['blurFilters', '....xxxx.....'],
  ['domainBlocks', 'xxxxxxx......'],
  /* Statuses can be edited since Akkoma 3.2 and Pleroma 2.5. */
  ['editing', 'xxxxxxxxxx.x.'],
  ['endorsements', '....xxx......'],
  ['exclusiveLists', '.x.xxxxxx....'],
  ['familiarFollowers', '...xxxx......'],
  ['featuredTags', '...xxxx......'],
  ['filtersV2', '...xxxxxx....'],
  ['announcementReactions', '...xxxx......'],
  ['followerRemoval', 'xxxxxxx.x..x.'],
  ['focalPoints', '...xxxxx.....'],
  ['groupedNotifications', '...xxxx......'],
  ['imports', 'xxx..........'],
  ['instanceTimelines', 'xxx..........'],
  ['localVisibility', 'xxx..........'],
  ['notificationPolicy', '...xxxx......'],
  ['collections', '......x......'],
  ['pictureDeletion', '...xxxx......'],
  ['polls', 'xxxxxxxxxx.x.'],
  ['preferredFrontend', 'xx...........'],
  ['mediaAttributes', '...xxxxx.....'],
  ['mediaDeletion', '....xxx......'],
  ['postPreviews', 'xxx..........'],
  ['profileCall', '......x......'],
  ['profileOptions', '...xxxx......'],
  ['profileDescriptions', '.xx...xxx....'],
  ['quotePolicies', '.....xx......'],
  ['quotesWithFiles', 'xxxxx..xxxxxx'],
  /* Akkoma and Pleroma read the quoted status from `quote_id`. */
  ['quotes', 'xxx..xx.xx...'],
  ['scheduling', 'xxxxxxxx.....'],
  ['accountSettingsByPassword', 'xxx..........'],
  ['signInList', 'xxx..........'],
  ['streaming', 'xxxxxxxxxx.x.'],
  ['suggestions', 'xxxxxxx...x..'],
  ['tagFeaturing', '....xxx......'],
  ['tagGroups', 'xxxxxxx......'],
  ['trends', '...xxxx......'],
  ['twoFactorSettings', 'xxx..........'],
])('can: for %s, returns on the documented servers, in their order: %s', (capability, expected) => {
  const marks = documented.map(({ nodeinfo, instance }) =>
    can(capability, getServerInfo(nodeinfo, instance)) ? 'x' : '.',
  );
  expect(marks.join('')).toBe(expected);
});

/** The calls that the client imports from the contract, by name. */
const called = new Set(
  globSync('client/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.') && !path.includes('/testing/'))
    .flatMap((path) => [
      ...textOf(path).matchAll(/import \{([^}]*)\} from '@rookery\/contract\/calls\//g),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
);

const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':');

/** Method and path of each call that the client makes, such as `GET /api/v2/filters/:`. */
const calledShapes = new Set(
  globSync('contract/calls/**/*.ts', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [
      ...textOf(path).matchAll(/export const (\w+) = defineCall\(\s*'(\w+)',\s*'([^']+)'/g),
    ])
    .filter(([, name = '']) => called.has(name))
    .map(([, , method = '', path = '']) => `${method} ${shapeOf(path)}`),
);

const mastodonCalls = textOf('contract/testing/mastodon-calls.txt')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

test.each(mastodonCalls)(
  'docs/servers.md: lists %s of Mastodon’s API unless the client calls it [R-CAP-039]',
  (line) => {
    const [method = '', path = ''] = line.split('\t');
    const isListed = document.includes(`| \`${method} ${path}\``);
    expect({ isListed, isCalled: calledShapes.has(`${method} ${shapeOf(path)}`) }).toEqual({
      isListed,
      isCalled: !isListed,
    });
  },
);
