import type { Call } from '../call.ts';
import * as accountSettings from './account-settings.ts';
import * as accounts from './accounts.ts';
import * as adminAnnouncements from './admin-announcements.ts';
import * as adminDocuments from './admin-documents.ts';
import * as adminModerationLog from './admin-moderation-log.ts';
import * as adminRegistrations from './admin-registrations.ts';
import * as adminReports from './admin-reports.ts';
import * as adminStatuses from './admin-statuses.ts';
import * as adminUsers from './admin-users.ts';
import * as announcements from './announcements.ts';
import * as applications from './applications.ts';
import * as conversationDetails from './conversation-details.ts';
import * as conversations from './conversations.ts';
import * as credentials from './credentials.ts';
import * as emoji from './emoji.ts';
import * as emojiPacks from './emoji-packs.ts';
import * as favouritesAndReblogs from './favourites-and-reblogs.ts';
import * as filterEditing from './filter-editing.ts';
import * as filters from './filters.ts';
import * as follows from './follows.ts';
import * as importsAndBackups from './imports-and-backups.ts';
import * as instance from './instance.ts';
import * as lists from './lists.ts';
import * as markers from './markers.ts';
import * as media from './media.ts';
import * as mfa from './mfa.ts';
import * as mutesAndBlocks from './mutes-and-blocks.ts';
import * as notificationChanges from './notification-changes.ts';
import * as notifications from './notifications.ts';
import * as oauth from './oauth.ts';
import * as polls from './polls.ts';
import * as push from './push.ts';
import * as reactions from './reactions.ts';
import * as remoteInteraction from './remote-interaction.ts';
import * as reports from './reports.ts';
import * as scheduledStatuses from './scheduled-statuses.ts';
import * as search from './search.ts';
import * as settingsProfiles from './settings-profiles.ts';
import * as signUp from './sign-up.ts';
import * as staticDocuments from './static-documents.ts';
import * as staticFiles from './static-files.ts';
import * as statusActions from './status-actions.ts';
import * as statusDetails from './status-details.ts';
import * as statuses from './statuses.ts';
import * as suggestions from './suggestions.ts';
import * as tags from './tags.ts';
import * as themes from './themes.ts';
import * as timelines from './timelines.ts';
import * as translations from './translations.ts';
import * as statusEditing from './status-editing.ts';

/**
 * Every call by its name, except those of Mastodon alone. For the embedded instance, tests and
 * scripts: the client imports only the calls that it makes, which keeps the others out of its bundle.
 */
export const allCalls = {
  ...accountSettings,
  ...accounts,
  ...adminAnnouncements,
  ...adminDocuments,
  ...adminModerationLog,
  ...adminRegistrations,
  ...adminReports,
  ...adminStatuses,
  ...adminUsers,
  ...announcements,
  ...applications,
  ...conversationDetails,
  ...conversations,
  ...credentials,
  ...emoji,
  ...emojiPacks,
  ...favouritesAndReblogs,
  ...filterEditing,
  ...filters,
  ...follows,
  ...importsAndBackups,
  ...instance,
  ...lists,
  ...markers,
  ...media,
  ...mfa,
  ...mutesAndBlocks,
  ...notificationChanges,
  ...notifications,
  ...oauth,
  ...polls,
  ...push,
  ...reactions,
  ...remoteInteraction,
  ...reports,
  ...scheduledStatuses,
  ...search,
  ...settingsProfiles,
  ...signUp,
  ...staticDocuments,
  ...staticFiles,
  ...statusActions,
  ...statusDetails,
  ...statuses,
  ...suggestions,
  ...tags,
  ...themes,
  ...timelines,
  ...translations,
  ...statusEditing,
} satisfies Readonly<Record<string, Call>>;
