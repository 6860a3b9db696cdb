/** The parameters of a push subscription: one alert for each type of notification. */
export const pushAlertParameters = {
  follow: 'boolean',
  follow_request: 'boolean',
  favourite: 'boolean',
  mention: 'boolean',
  reblog: 'boolean',
  poll: 'boolean',
  move: 'boolean',
  'pleroma:emoji_reaction': 'boolean',
  'pleroma:report': 'boolean',
  status: 'boolean',
  update: 'boolean',
  quote: 'boolean',
  quoted_update: 'boolean',
  'admin.report': 'boolean',
  'admin.sign_up': 'boolean',
  severed_relationships: 'boolean',
  moderation_warning: 'boolean',
  annual_report: 'boolean',
  added_to_collection: 'boolean',
  collection_update: 'boolean',
} as const;

/** Types of notifications by their names on the server. Servers may send others. */
export type NotificationType = keyof typeof pushAlertParameters;
