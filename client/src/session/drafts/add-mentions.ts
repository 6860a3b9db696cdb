/** A name, with or without a host; a full stop after it ends the sentence. */
const address = /@[\p{L}\p{N}_-]+(?:[.@][\p{L}\p{N}_-]+)*/gu;

/** Returns a message that mentions a person first. */
export function mentionFirst(acct: string, text: string): string {
  // oxlint-disable-next-line rookery/displayed-addresses -- typed into the composer
  return `@${acct} ${text}`;
}

/**
 * Returns a message with the mentions of the people it is for, who read it only if it mentions
 * them. Those that it has already are not repeated.
 */
export function addMentions(text: string, mentions: readonly string[]): string {
  const known = new Set(text.toLowerCase().match(address));
  const missing = mentions.filter((mention) => !known.has(mention.toLowerCase()));
  return [...missing, text].join(' ').trimEnd();
}
