/**
 * Returns the browser's permission for notifications. Undefined in browsers without notifications,
 * such as Safari on iOS outside of the home screen.
 */
export function notificationPermission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined;
}

/**
 * Asks for the permission if it is undecided and resolves to what was chosen. Call it in a click
 * handler, because Firefox and Safari refuse otherwise.
 */
export async function requestNotificationPermission(): Promise<NotificationPermission | undefined> {
  const permission = notificationPermission();
  return permission === 'default' ? Notification.requestPermission() : permission;
}
