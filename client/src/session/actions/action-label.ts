/** The kinds of actions that wait while the server cannot be reached. */
export type QueuedActionKind = 'favourite' | 'reblog' | 'bookmark' | 'follow' | 'react';

/** The kinds of actions that are sent after some seconds, in which they can be undone. */
export type DelayedActionKind = 'delete' | 'unfollow';

/**
 * The name of a queued action, used where its button is not known. The interface has the label for
 * it.
 */
export interface QueuedActionName {
  readonly kind: QueuedActionKind;
  /** The name of a reaction. */
  readonly emoji?: string;
}

/** The name of a delayed action, whose button is no longer shown when it is sent. */
export interface DelayedActionName {
  readonly kind: DelayedActionKind;
}

/** The name of an action in messages: the label of its button, or the name of a kind of action. */
export type ActionLabel = string | QueuedActionName | DelayedActionName;
