/**
 * Returns the names of a stream as Mastodon sends them: without the owner, and with the hashtag or
 * the id of the list as a second name.
 *
 * @param subscription the name on Akkoma, such as `user:ID`, `list:12` or `public:local`
 */
export function streamNames(subscription: string): readonly string[] {
  const [kind = '', ...rest] = subscription.split(':');
  if (kind === 'hashtag' || kind === 'list') return [kind, rest.join(':')];
  if (kind === 'direct' || (kind === 'user' && rest[0] !== 'notification')) return [kind];
  return [subscription];
}
