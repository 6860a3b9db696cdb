import type { Route } from '#http/route.ts';
import { accountRoutes } from './accounts.ts';
import { accountSettingsAliasRoutes } from './account-settings-aliases.ts';
import { accountSettingsEmailRoutes } from './account-settings-email.ts';
import { adminDocumentRoutes } from './admin-documents.ts';
import { adminAccountRoutes } from './admin-accounts.ts';
import { adminStatusRoutes } from './admin-statuses.ts';
import { moderationLogRoutes } from './moderation-log.ts';
import { adminUserRoutes } from './admin-users.ts';
import { announcementRoutes } from './announcements.ts';
import { conversationRoutes } from './conversations.ts';
import { filterRoutes } from './filters.ts';
import { followRoutes } from './follows.ts';
import { instanceRoutes } from './instance.ts';
import { muteAndBlockRoutes } from './mutes-and-blocks.ts';
import { notificationRoutes } from './notifications.ts';
import { backupRoutes } from './backups.ts';
import { importRoutes } from './imports.ts';
import { mascotRoutes } from './mascot.ts';
import { mfaSettingsRoutes } from './mfa-settings.ts';
import { oauthRoutes } from './oauth.ts';
import { oauthAppRoutes } from './oauth-apps.ts';
import { oauthAuthorizeRoutes } from './oauth-authorize.ts';
import { profileTimelineRoutes } from './profile-timelines.ts';
import { signUpRoutes } from './sign-up.ts';
import { statusActionRoutes } from './status-actions.ts';
import { statusRoutes } from './statuses.ts';
import { timelineRoutes } from './timelines.ts';
import { pushRoutes } from './push.ts';
import { feedRoutes } from './feeds.ts';
import { remoteInteractionRoutes } from './remote-interaction.ts';
import { staticDocumentRoutes } from './static-documents.ts';
import { serverStatusRoutes } from './server-status.ts';
import { wellKnownRoutes } from './well-known.ts';
import { inviteRoutes } from './invites.ts';
import { captchaImageRoutes } from './captcha-images.ts';
import { mailedLinkRoutes } from './mailed-links.ts';
import { mailPageRoutes } from './mail-page.ts';
import { emojiPackRoutes } from './emoji-packs.ts';
import { compatibilityRoutes } from './compatibility.ts';
import { listRoutes } from './lists.ts';
import { markerRoutes } from './markers.ts';
import { mediaRoutes } from './media.ts';
import { pollRoutes } from './polls.ts';
import { reportRoutes } from './reports.ts';
import { scheduledStatusRoutes } from './scheduled-statuses.ts';
import { searchRoutes } from './search.ts';
import { securityRoutes } from './security.ts';
import { settingsProfileRoutes } from './settings-profiles.ts';
import { suggestionRoutes } from './suggestions.ts';
import { tagRoutes } from './tags.ts';
import { translationRoutes } from './translation.ts';
import { updateCredentialsRoutes } from './update-credentials.ts';

/** All routes of the instance. */
export const allRoutes: readonly Route[] = [
  ...adminDocumentRoutes,
  ...emojiPackRoutes,
  ...oauthRoutes,
  ...oauthAppRoutes,
  ...oauthAuthorizeRoutes,
  ...mfaSettingsRoutes,
  ...accountSettingsAliasRoutes,
  ...accountSettingsEmailRoutes,
  ...importRoutes,
  ...backupRoutes,
  ...mascotRoutes,
  ...signUpRoutes,
  ...pushRoutes,
  ...feedRoutes,
  ...remoteInteractionRoutes,
  ...staticDocumentRoutes,
  ...serverStatusRoutes,
  ...wellKnownRoutes,
  ...inviteRoutes,
  ...captchaImageRoutes,
  ...mailedLinkRoutes,
  ...mailPageRoutes,
  ...accountRoutes,
  ...compatibilityRoutes,
  ...adminUserRoutes,
  ...adminAccountRoutes,
  ...adminStatusRoutes,
  ...moderationLogRoutes,
  ...announcementRoutes,
  ...conversationRoutes,
  ...filterRoutes,
  ...followRoutes,
  ...muteAndBlockRoutes,
  ...statusRoutes,
  ...statusActionRoutes,
  ...timelineRoutes,
  ...profileTimelineRoutes,
  ...notificationRoutes,
  ...markerRoutes,
  ...instanceRoutes,
  ...listRoutes,
  ...mediaRoutes,
  ...pollRoutes,
  ...reportRoutes,
  ...scheduledStatusRoutes,
  ...searchRoutes,
  ...securityRoutes,
  ...settingsProfileRoutes,
  ...suggestionRoutes,
  ...tagRoutes,
  ...translationRoutes,
  ...updateCredentialsRoutes,
];
