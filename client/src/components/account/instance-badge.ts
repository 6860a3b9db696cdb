import type { AccountRow } from '#store/rows/account-row.ts';
import { systemText } from '#lib/system-text.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { isSameOrigin, safeMediaUrl } from '#lib/url/safe-url.ts';

/** What a status shows about its author's instance. */
export interface InstanceBadge {
  /** URL of the favicon; undefined if the viewer's own instance does not serve it. */
  readonly iconUrl: string | undefined;
  /** The instance and its software, for a tooltip. */
  readonly title: string;
}

/**
 * Returns the instance of an account. Its favicon is loaded only from the viewer's own instance,
 * which serves the icons of others if its media proxy is on. Otherwise Akkoma sends the URL on the
 * other server, which would learn who reads what.
 */
export function instanceBadge(
  { acct = '', favicon, instance }: AccountRow,
  origin: string,
): InstanceBadge | undefined {
  const name = formatHost(instance?.name ?? acct.split('@')[1] ?? '');
  const software = [instance?.softwareName, instance?.softwareVersion].filter(Boolean).join(' ');
  const address = instance?.favicon ?? favicon ?? '';
  const iconUrl = isSameOrigin(address, origin) ? safeMediaUrl(address, origin) : undefined;
  if (iconUrl === undefined && software === '') return undefined;
  return { iconUrl, title: [name, software].map(systemText).filter(Boolean).join(' · ') };
}
