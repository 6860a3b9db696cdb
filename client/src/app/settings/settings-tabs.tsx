import { msg } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import Database from 'lucide-react/icons/database';
import Funnel from 'lucide-react/icons/funnel';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import User from 'lucide-react/icons/user';
import { can, serverSettingsPath } from '#api/capabilities.ts';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import type { SettingsTabDescriptor } from '#features/settings/settings-tab.ts';
import { AppearanceTab } from './appearance-tab.tsx';
import { ReadingTab } from './reading-tab.tsx';

/**
 * The tabs of the settings in display order. The first one is shown when the dialog opens, so its code
 * is not loaded separately.
 */
export const settingsTabs: readonly SettingsTabDescriptor[] = [
  {
    id: 'appearance',
    title: msg`Appearance`,
    icon: Palette,
    aliases: [
      msg({ message: 'General', comment: 'Search word (old name of the tab), not shown' }),
      msg`Theme`,
      msg`Dark mode`,
    ],
    component: AppearanceTab,
  },
  {
    id: 'reading',
    title: msg({
      message: 'Reading',
      comment: 'Noun: section of the settings about how posts are shown',
    }),
    icon: BookOpen,
    aliases: [msg`General`],
    component: ReadingTab,
  },
  {
    id: 'writing',
    title: msg({ message: 'Writing', comment: 'Noun: section of the settings about composing' }),
    icon: Pencil,
    isMembersOnly: true,
    aliases: [msg`General`],
    component: () => <SettingsGroups tab="writing" />,
  },
  {
    id: 'notifications',
    title: msg`Notifications`,
    icon: Bell,
    isMembersOnly: true,
    component: lazyPart(
      'NotificationsTab',
      () => import('#features/settings/notifications-tab.tsx'),
    ),
    topicsOf: [['notificationPolicy', msg`Filtered notifications`]],
  },
  {
    id: 'filters',
    title: msg`Filters`,
    icon: Funnel,
    aliases: [
      msg({ message: 'Filtering', comment: 'Search word (old name of the tab), not shown' }),
      msg`Mutes and blocks`,
    ],
    topics: [msg`Blocked people`, msg`Muted people`],
    topicsOf: [['domainBlocks', msg`Muted servers`]],
    component: lazyPart('FiltersTab', () => import('./filters-tab.tsx')),
  },
  {
    id: 'account',
    title: msg`Account`,
    icon: User,
    isMembersOnly: true,
    startsSection: true,
    aliases: [msg`Profile`],
    topics: [
      msg`Name`,
      msg`Bio`,
      msg`Profile fields`,
      msg`This is a bot account`,
      msg`Email language`,
      msg`Show my role on my profile`,
      msg`Avatar`,
      msg`Banner`,
    ],
    topicsOf: [
      ['pageBackground', msg`Page background`],
      ['mascot', msg`Mascot`],
      ['accountSettingsByPassword', msg`Aliases`],
      ['accountSettingsByPassword', msg`Move to another account`],
      ['accountSettingsByPassword', msg`Delete account`],
    ],
    component: lazyPart('AccountTab', () => import('./account-tab.tsx')),
  },
  {
    id: 'security',
    title: msg`Security`,
    icon: KeyRound,
    isMembersOnly: true,
    topicsOf: [
      ['accountSettingsByPassword', msg`Email address`],
      ['accountSettingsByPassword', msg`Password`],
      ['twoFactorSettings', msg`Two-factor authentication`],
      ['signInList', msg`Sessions and apps`],
    ],
    isOffered: (server) =>
      can('signInList', server) || serverSettingsPath('security', server) !== undefined,
    component: lazyPart('SecurityTab', () => import('#features/security/security-tab.tsx')),
  },
  {
    id: 'privacy',
    title: msg`Privacy`,
    icon: Lock,
    isMembersOnly: true,
    topicsOf: [
      ['pleromaAccountOptions', msg`Who can send me direct messages`],
      ['pleromaAccountOptions', msg`Automatically delete my posts`],
    ],
    component: lazyPart('PrivacyTab', () => import('./privacy-tab.tsx')),
  },
  {
    id: 'data',
    title: msg`Data`,
    icon: Database,
    aliases: [msg`Import and export`, msg`Version`],
    topics: [
      msg`People you follow`,
      msg`Blocked people`,
      msg`Muted people`,
      msg({ message: 'Export as a file', comment: 'Heading and verb on a button' }),
      msg`Stored on this device`,
    ],
    topicsOf: [
      ['imports', msg`Import from a file`],
      ['backups', msg`Archives`],
    ],
    component: lazyPart('DataTab', () => import('./data-tab.tsx')),
  },
  {
    id: 'about',
    title: msg({
      message: 'About',
      context: 'settings',
      comment: 'Tab of the settings about the server and this app',
    }),
    icon: Info,
    startsSection: true,
    aliases: [msg`Version`],
    topics: [msg`Server`, msg`About this app`],
    component: lazyPart('AboutTab', () => import('#features/settings/about-tab.tsx')),
  },
];
