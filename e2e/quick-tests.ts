/**
 * The end-to-end tests that `npm test` runs, by the beginnings of their titles: one or two per
 * subject.
 */
export const quickTests: readonly string[] = [
  'Sign-in: a wrong password shows',
  'Instance: a post, a reply and a favourite reach',
  'Composer: a reply with two described images is written',
  'Composer: a post written offline survives',
  'Timeline: new statuses are queued while',
  'Page cache: cached statuses show at once',
  'Conversation: keeps the status in place while',
  'Conversation: shows a new reply by',
  'Shell: a session that ends while writing',
  'Session: a rejected token ends',
  'Storage: a full storage does not',
  'Security: statuses from a hostile server',
  'Keyboard: sign-in, writing and favouriting',
  'Lightbox: opens, navigates',
  'Lazy loading: a visitor who does nothing',
];
