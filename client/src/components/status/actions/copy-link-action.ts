import { msg } from '@lingui/core/macro';
import Link from 'lucide-react/icons/link';
import { copyStatusUrl } from '#session/actions/status-url.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Copies the URL of a status. */
export const copyLinkAction: StatusMenuAction = {
  id: 'copy-link',
  icon: () => Link,
  label: () => msg`Copy link`,
  isShown: () => true,
  run: ({ session, status }) => copyStatusUrl(session, status),
};
