/** Whether a modal dialog stands over the page: what lies under it answers to no key then. */
export function isUnderDialog(): boolean {
  return document.documentElement.dataset['under'] !== undefined;
}
