const longest = 254;

/** Whether a text could be an address; only a mail to it could say whether it is one. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
