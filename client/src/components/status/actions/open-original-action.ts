import { msg } from '@lingui/core/macro';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { formatHost } from '#lib/url/display-address.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { StatusMenuAction } from './status-action.ts';

function originalPage({ isLocal, url }: StatusRow): URL | undefined {
  return isLocal === true || !url ? undefined : safeLinkUrl(url);
}

/** Links to the page of a remote status on its home server. */
export const openOriginalAction: StatusMenuAction = {
  id: 'open-original',
  icon: () => ArrowUpRight,
  label({ status }) {
    const host = formatHost(originalPage(status)?.hostname ?? '');
    return msg`Open on ${host}`;
  },
  isShown: ({ status }) => originalPage(status) !== undefined,
  href: ({ status }) => originalPage(status)?.href,
  run: ({ status }) => void window.open(originalPage(status)?.href, '_blank', 'noreferrer'),
};
