import { msg } from '@lingui/core/macro';
import Link from 'lucide-react/icons/link';
import { pathTo } from '#components/links/paths.ts';
import type { StatusMenuAction } from '#components/card/status-action.ts';

/**
 * Copies the URL of a status: our own page for a local status, otherwise the page on its home
 * server.
 */
export const copyLinkAction: StatusMenuAction = {
  id: 'copy-link',
  icon: () => Link,
  label: () => msg`Copy link`,
  isShown: () => true,
  async run({ session, status: { id, url, isLocal } }) {
    const localPath = new URL(pathTo('conversation', { id }), session.origin).href;
    await navigator.clipboard.writeText(isLocal !== true && url ? url : localPath);
    session.notices.raise({ level: 'success', messageKey: 'status.link_copied', timeoutMs: 2000 });
  },
};
