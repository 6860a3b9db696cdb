/** Matches a mention as servers read it: a name in Latin letters, with or without a host. */
const mentionPattern = /(?<![\w@/])@([\w.-]+(?:@[\p{L}\p{N}.-]+)?)/gu;

const toAddress = (mention: string): string => mention.replace(/[.-]+$/, '').toLowerCase();

/** Returns the addresses that a text mentions, in lower case and without the leading `@`. */
export function findAddresses(text: string): readonly string[] {
  return [...new Set([...text.matchAll(mentionPattern)].map(([, acct = '']) => toAddress(acct)))];
}

/**
 * Returns the position of the first address in a text for which `test` returns true. The position
 * is that of its `@`.
 */
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

/**
 * Matches a mention in any script, with or without a host. A full stop at its end is not part of
 * the mention.
 */
const address = /@[\p{L}\p{N}_-]+(?:[.@][\p{L}\p{N}_-]+)*/gu;

/** Returns a message that begins with a mention of a person. */
export function prependMention(acct: string, text: string): string {
  // oxlint-disable-next-line rookery/displayed-addresses -- typed into the composer
  return `@${acct} ${text}`;
}

/**
 * Puts mentions of the recipients before a message, since only mentioned people can read it.
 * Recipients whom the message mentions already are left out.
 */
export function addMentions(text: string, mentions: readonly string[]): string {
  const known = new Set(text.toLowerCase().match(address));
  const missing = mentions.filter((mention) => !known.has(mention.toLowerCase()));
  return [...missing, text].join(' ').trimEnd();
}
