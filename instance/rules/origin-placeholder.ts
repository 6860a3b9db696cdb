/**
 * Placeholder for the instance's own origin in stored HTML and URIs, so that the data stays valid if
 * the instance gets another port. It is a private-use character, which is removed from all input.
 */
export const originPlaceholder = '\u{F0000}';

/** Removes the placeholder from input, which could otherwise refer to this instance by it. */
export function removeOriginPlaceholder(text: string): string {
  return text.replaceAll(originPlaceholder, '');
}

/** Replaces the placeholders in stored HTML or a stored URI by the origin of a response. */
export function insertOrigin(text: string, origin: string): string {
  return text.includes(originPlaceholder) ? text.replaceAll(originPlaceholder, origin) : text;
}

/** Returns the ActivityPub id of an account, with the origin placeholder if it is local. */
export function accountUri(account: {
  readonly uri: string | null;
  readonly username: string;
}): string {
  return account.uri ?? `${originPlaceholder}/users/${account.username}`;
}
