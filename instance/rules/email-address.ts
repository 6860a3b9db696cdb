const maxLength = 254;

/** Whether a text has the form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
