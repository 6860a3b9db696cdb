/* White space, format characters such as zero-width space, and letters that render blank. */
const visible = /[^\p{White_Space}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
