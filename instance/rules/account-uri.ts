import { originMarker } from './origin-marker.ts';

/** Returns the ActivityPub id of an account, with the origin marker if it is local. */
export function accountUri(account: {
  readonly uri: string | null;
  readonly username: string;
}): string {
  return account.uri ?? `${originMarker}/users/${account.username}`;
}
