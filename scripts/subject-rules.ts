/** The longest subject that a list of commits shows whole. */
const longest = 72;

/** What is wrong with a commit's subject, in sentences; nothing when it is sound. */
export function troublesOfSubject(subject: string): string[] {
  const length = Array.from(subject).length;
  const troubles: string[] = [];
  if (length > longest) troubles.push(`"${subject}" has ${length} characters; at most ${longest}.`);
  if (!/^\p{Lu}/u.test(subject)) troubles.push(`"${subject}" begins with no capital letter.`);
  return troubles;
}
