import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import type { Visibility } from '#store/rows/status-row.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

export const visibilityIcons: Readonly<
  Record<Visibility, { readonly icon: IconGlyph; readonly label: MessageDescriptor }>
> = {
  public: {
    icon: Globe,
    label: msg({ message: 'Public', comment: 'Visibility: for everyone' }),
  },
  unlisted: {
    icon: LockOpen,
    label: msg({
      message: 'Unlisted',
      comment: 'Visibility: for everyone, but not in public timelines',
    }),
  },
  private: {
    icon: Lock,
    label: msg({ message: 'Followers only', comment: 'Visibility' }),
  },
  direct: {
    icon: Mail,
    label: msg({ message: 'Direct', comment: 'Visibility: only the people mentioned' }),
  },
  local: {
    icon: House,
    label: msg({
      message: 'Local',
      context: 'visibility',
      comment: 'Only people on this server',
    }),
  },
};
