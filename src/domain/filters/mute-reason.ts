import type { RelationshipRow } from '#entities/rows/relationship-row.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { StatusViewerRow } from '#entities/rows/status-viewer-row.ts';

/** Where a status is read, as far as folding it depends on that. */
export interface ReadingPlace {
  /** Set on a profile: whose it is. */
  readonly profileOf?: string | undefined;
  /** It is the one that its conversation was opened for. */
  readonly isFocus?: boolean | undefined;
}

/** What the decision to fold a status looks at. */
export interface MuteContext {
  /** Null for a visitor, to whom nothing is muted. */
  readonly viewerId: string | null;
  /** Whose card it is: of a repeat, the one who repeated. */
  readonly cardAccountId: string | undefined;
  readonly viewer: StatusViewerRow | undefined;
  /** How the viewer stands to the author. */
  readonly relationship: RelationshipRow | undefined;
  readonly place: ReadingPlace;
}

/** Why a status is folded (spec 2 §2, Status display). */
export type MuteReason =
  | { readonly by: 'thread' }
  | { readonly by: 'account' }
  | { readonly by: 'words'; readonly words: readonly string[] };

/** Why a status is to be folded; undefined when it is shown. One's own never is. */
export function muteReason(status: StatusRow, context: MuteContext): MuteReason | undefined {
  const { viewerId, viewer, relationship, place } = context;
  if (viewerId === null || status.accountId === viewerId) return undefined;
  if (context.cardAccountId === viewerId || place.isFocus === true) return undefined;
  if (place.profileOf !== undefined && place.profileOf === status.accountId) return undefined;
  if (viewer?.threadMuted === true) return { by: 'thread' };
  if (viewer?.muted === true || relationship?.muting === true) return { by: 'account' };
  return undefined;
}
