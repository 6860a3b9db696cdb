import { msg } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import EyeOff from 'lucide-react/icons/eye-off';
import Funnel from 'lucide-react/icons/funnel';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import Paintbrush from 'lucide-react/icons/paintbrush';
import User from 'lucide-react/icons/user';
import Wrench from 'lucide-react/icons/wrench';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import type { SettingsTabRow } from '#features/settings/settings-tab.ts';

/** The tabs of the settings in display order; those of one feature load its code. */
export const settingsTabs: readonly SettingsTabRow[] = [
  {
    id: 'general',
    title: msg`General`,
    icon: Wrench,
    component: () => <SettingsGroups tab="general" />,
  },
  {
    id: 'profile',
    title: msg`Profile`,
    icon: User,
    isMembersOnly: true,
    topics: [
      msg`Name`,
      msg`Bio`,
      msg`Profile fields`,
      msg`This is a bot account`,
      msg`Accept direct messages from`,
      msg`Automatically delete my posts`,
      msg`Email language`,
      msg`Show my role on my profile`,
      msg`Avatar`,
      msg`Banner`,
      msg`Page background`,
      msg`Mascot`,
    ],
    component: lazyPart('OwnProfileTab', () => import('./own-profile-tab.tsx')),
  },
  {
    id: 'security',
    title: msg`Security`,
    icon: Lock,
    isMembersOnly: true,
    topics: [
      msg`Email address`,
      msg`Password`,
      msg`Two-factor authentication`,
      msg`Sessions and apps`,
      msg`Aliases`,
      msg`Move to another account`,
      msg`Delete account`,
    ],
    component: lazyPart('SecurityTab', () => import('#features/security/security-tab.tsx')),
  },
  {
    id: 'filtering',
    title: msg`Filtering`,
    icon: Funnel,
    component: () => <SettingsGroups tab="filtering" />,
  },
  {
    id: 'theme',
    title: msg`Theme`,
    icon: Paintbrush,
    component: lazyPart('ThemeTab', () => import('#features/appearance/theme-tab.tsx')),
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
  },
  {
    id: 'dataImportExport',
    title: msg`Import and export`,
    icon: Download,
    isMembersOnly: true,
    topics: [
      msg`Followed accounts`,
      msg`Blocked accounts`,
      msg`Muted accounts`,
      msg`Import from a file`,
      msg`Export as a file`,
      msg`Archives`,
    ],
    component: lazyPart('DataTab', () => import('#features/data-transfer/data-tab.tsx')),
  },
  {
    id: 'mutesAndBlocks',
    title: msg`Mutes and blocks`,
    icon: EyeOff,
    isMembersOnly: true,
    topics: [msg`Blocks`, msg`Mutes`, msg`Muted servers`],
    component: lazyPart('BlocksTab', () => import('#features/blocks/blocks-tab.tsx')),
  },
  {
    id: 'version',
    title: msg`Version`,
    icon: Info,
    topics: [msg`Server`, msg`About this app`, msg`Stored on this device`],
    component: lazyPart('VersionTab', () => import('#features/settings/version-tab.tsx')),
  },
];
