/** How the viewer stands to a status, by its id; written only by answers that were made for this viewer. */
export interface StatusViewerRow {
  readonly id: string;
  readonly favourited?: boolean;
  readonly reblogged?: boolean;
  readonly bookmarked?: boolean;
  /** By the server's reckoning: the author or the conversation is muted. */
  readonly muted?: boolean;
  readonly threadMuted?: boolean;
  readonly pinned?: boolean;
  /** Names of the reactions the viewer gave, as in `ReactionRow`. */
  readonly myReactions?: readonly string[];
}
