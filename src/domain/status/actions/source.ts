import { msg } from '@lingui/core/macro';
import CodeXml from 'lucide-react/icons/code-xml';
import type { StatusMenuAction } from '#domain/card/status-action.ts';

/** Shows what the author typed, and for a remote status the way to its home. */
export const source: StatusMenuAction = {
  id: 'source',
  icon: () => CodeXml,
  label: () => msg`Source`,
  isShown: () => true,
  run: ({ openWindow }) => {
    openWindow('source');
    return Promise.resolve();
  },
};
