/** The kinds of actions that wait while the server cannot be reached. */
export type QueuedActionKind = 'favourite' | 'reblog' | 'bookmark' | 'follow' | 'react';

/** A queued action whose button is not known; the interface has the label. */
export interface QueuedActionName {
  readonly kind: QueuedActionKind;
  /** The name of a reaction. */
  readonly emoji?: string;
}

/** The label of an action in messages: that of its button, or the name of a queued action. */
export type ActionLabel = string | QueuedActionName;
