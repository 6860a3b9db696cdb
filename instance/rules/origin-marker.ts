/**
 * Placeholder for the instance's own address in stored HTML and URIs, which keeps data valid under
 * another port. A private-use character that is removed from all user input.
 */
export const originMarker = '\u{F0000}';

export function removeOriginMarker(text: string): string {
  return text.replaceAll(originMarker, '');
}

export function insertOrigin(text: string, origin: string): string {
  return text.includes(originMarker) ? text.replaceAll(originMarker, origin) : text;
}

/** Returns the ActivityPub id of an account, with the origin marker if it is local. */
export function accountUri(account: {
  readonly uri: string | null;
  readonly username: string;
}): string {
  return account.uri ?? `${originMarker}/users/${account.username}`;
}
