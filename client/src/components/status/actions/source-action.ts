import { msg } from '@lingui/core/macro';
import CodeXml from 'lucide-react/icons/code-xml';
import type { StatusMenuAction } from './status-action.ts';

/**
 * Shows the text of a status as its author typed it; for a remote status also a link to its home
 * server. Not offered to visitors, who come to read.
 */
export const sourceAction: StatusMenuAction = {
  id: 'source',
  icon: () => CodeXml,
  label: () => msg`View source`,
  isShown: ({ isMember }) => isMember,
  run: (context) => context.openDialog('source'),
};
