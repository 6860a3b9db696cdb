/**
 * How a status is rendered: `plain` in a list; `compact` with shortened content where it is
 * secondary; `focused` as the main status of a conversation, with who favourited and reblogged it.
 */
export type CardVariant = 'plain' | 'compact' | 'focused';
