import type { AccountRow } from '#store/rows/account-row.ts';
import { stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { isSameOrigin, safeMediaUrl } from '#lib/url/safe-url.ts';

/**
 * Returns the favicon of an account's instance, and a tooltip with the names of the instance and
 * its software. The favicon is undefined unless the viewer's own instance serves it, as with its
 * media proxy: a request to the other server would reveal to that server who reads which posts.
 */
export function instanceBadge(
  { acct = '', favicon, instance }: AccountRow,
  origin: string,
): { readonly iconUrl: string | undefined; readonly title: string } | undefined {
  const name = formatHost(instance?.name ?? acct.split('@')[1] ?? '');
  const software = [instance?.softwareName, instance?.softwareVersion].filter(Boolean).join(' ');
  const address = instance?.favicon ?? favicon ?? '';
  const iconUrl = isSameOrigin(address, origin) ? safeMediaUrl(address, origin) : undefined;
  if (iconUrl === undefined && software === '') return undefined;
  return { iconUrl, title: [name, software].map(stripDirectionMarks).filter(Boolean).join(' · ') };
}
