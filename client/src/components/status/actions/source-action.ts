import { msg } from '@lingui/core/macro';
import CodeXml from 'lucide-react/icons/code-xml';
import type { StatusMenuAction } from './status-action.ts';

/** Shows the text as the author typed it, and a link to the home server of a remote status. */
export const sourceAction: StatusMenuAction = {
  id: 'source',
  icon: () => CodeXml,
  label: () => msg`View source`,
  isShown: () => true,
  run: (context) => context.openWindow('source'),
};
