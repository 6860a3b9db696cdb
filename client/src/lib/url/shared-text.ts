/**
 * Returns the text shared by another app (the manifest's `share_target`) or given as `?message=`.
 */
export function sharedText(query: URLSearchParams): string {
  const message = query.get('message') ?? '';
  const url = query.get('url') ?? '';
  const parts = [query.get('title') ?? '', message, message.includes(url) ? '' : url];
  return parts.filter((part) => part !== '').join('\n\n');
}
