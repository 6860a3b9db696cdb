/** `git log --oneline` shows at most this many characters on a terminal of 80 columns. */
const maxLength = 72;

/**
 * Returns one sentence per problem of a commit subject. A valid subject is `area: imperative`, for
 * example `composer: keep the draft when sending fails`.
 */
export function commitSubjectErrors(subject: string): string[] {
  const length = Array.from(subject).length;
  const errors: string[] = [];
  if (length > maxLength) {
    errors.push(`"${subject}" has ${length} characters; at most ${maxLength}.`);
  }
  if (!/^[a-z0-9][a-z0-9-]*: \S/.test(subject)) {
    errors.push(`"${subject}" does not start with its area, such as "composer: keep the draft".`);
  }
  return errors;
}
