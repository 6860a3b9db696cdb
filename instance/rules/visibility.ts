import type { Visibility } from '#store/rows.ts';

/** The properties of a status that determine who may read it. */
export interface ReadableStatus {
  readonly accountId: string;
  readonly visibility: Visibility;
  readonly mentions: (accountId: string) => boolean;
}

/** A signed-in viewer. */
export interface Reader {
  readonly id: string;
  readonly follows: (accountId: string) => boolean;
}

/** Whether a viewer may read a status; the reader is `undefined` for visitors. */
export function mayRead(status: ReadableStatus, reader: Reader | undefined): boolean {
  if (status.visibility === 'public' || status.visibility === 'unlisted') return true;
  if (!reader) return false;
  if (reader.id === status.accountId || status.visibility === 'local') return true;
  if (status.mentions(reader.id)) return true;
  return status.visibility === 'private' && reader.follows(status.accountId);
}

/** Whether Akkoma counts a status among its author's statuses and its parent's replies. */
export function isCountedStatus(status: {
  readonly visibility: Visibility;
  readonly reblog_of?: string | null;
}): boolean {
  const { visibility, reblog_of: original = null } = status;
  return original === null && visibility !== 'private' && visibility !== 'direct';
}
