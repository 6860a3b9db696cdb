/**
 * Returns the parameters of the links in a `Link` header for servers that, unlike Akkoma, repeat
 * only parameters of the request and the cursors of the page.
 */
export function keepRequestedLinkParameters(
  parameters: Readonly<Record<string, string | readonly string[]>>,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | readonly string[]>> {
  const cursors = new Set(['max_id', 'min_id', 'since_id', 'offset']);
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => name in sent && !cursors.has(name)),
  );
}
