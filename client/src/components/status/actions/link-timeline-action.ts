import { msg } from '@lingui/core/macro';
import Newspaper from 'lucide-react/icons/newspaper';
import { linkTimelinePath } from '#lib/url/paths.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Opens the posts that contain the same link as a status with a preview card. */
export const linkTimelineAction: StatusMenuAction = {
  id: 'link-timeline',
  icon: () => Newspaper,
  label: () => msg`Posts about this link`,
  isShown: ({ status, canReadLinks }) => canReadLinks && Boolean(status.card?.url),
  href: ({ status }) => linkTimelinePath(status.card?.url ?? ''),
  run: () => undefined,
};
