/**
 * Returns the text with which a composer is opened: shared by another app (`share_target` of the
 * manifest), or given in the address as `?message=`.
 */
export function readSharedText(query: URLSearchParams): string {
  const message = query.get('message') ?? '';
  const url = query.get('url') ?? '';
  const parts = [query.get('title') ?? '', message, message.includes(url) ? '' : url];
  return parts.filter((part) => part !== '').join('\n\n');
}
