/**
 * Returns the browser's permission for notifications. Undefined in browsers without notifications,
 * such as Safari on iOS outside of the home screen.
 */
export function notificationPermission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined;
}

/**
 * Asks for the permission if it is undecided. Resolves to the permission afterwards. Must be called
 * in a click handler, since Firefox and Safari refuse to ask otherwise.
 */
export async function requestNotificationPermission(): Promise<NotificationPermission | undefined> {
  const permission = notificationPermission();
  return permission === 'default' ? Notification.requestPermission() : permission;
}
