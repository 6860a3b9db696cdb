/** A mention of a name in Latin letters, as servers read them, with or without a host. */
const mentionPattern = /(?<![\w@/])@([\w.-]+(?:@[\p{L}\p{N}.-]+)?)/gu;

const toAddress = (mention: string): string => mention.replace(/[.-]+$/, '').toLowerCase();

/** Returns the addresses in a text, in lower case, without the leading `@`. */
export function findAddresses(text: string): readonly string[] {
  return [...new Set([...text.matchAll(mentionPattern)].map(([, acct = '']) => toAddress(acct)))];
}

/** Returns where the first address that passes the test stands in a text, with its `@`. */
export function findAddress(
  text: string,
  test: (acct: string) => boolean,
): readonly [start: number, end: number] | undefined {
  for (const { 1: mention = '', index } of text.matchAll(mentionPattern)) {
    const acct = toAddress(mention);
    if (test(acct)) return [index, index + acct.length + 1];
  }
  return undefined;
}

/** A mention in any script, with or without a host; a full stop after it ends the sentence. */
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
