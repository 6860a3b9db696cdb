/** The viewer's data of a status, by its id; written only from responses made for this viewer. */
export interface StatusViewerRow {
  readonly id: string;
  readonly favourited?: boolean;
  readonly reblogged?: boolean;
  readonly bookmarked?: boolean;
  /** Computed by the server: the author or the conversation is muted. */
  readonly muted?: boolean;
  readonly threadMuted?: boolean;
  readonly pinned?: boolean;
  /** Names of the viewer's reactions, as in `ReactionRow`. */
  readonly myReactions?: readonly string[];
}
