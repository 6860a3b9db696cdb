import { msg } from '@lingui/core/macro';
import Share from 'lucide-react/icons/share-2';
import { statusUrl } from '#session/actions/status-url.ts';
import type { StatusMenuAction } from './status-action.ts';

/** Shares the URL of a status through the device's share sheet, where the browser has one. */
export const shareAction: StatusMenuAction = {
  id: 'share',
  icon: () => Share,
  label: () => msg`Share…`,
  /* Firefox for desktop has no Web Share API. */
  isShown: () => 'share' in navigator,
  async run({ session, status }) {
    try {
      await navigator.share({ url: statusUrl(session, status) });
    } catch (error) {
      /* Browsers reject with an `AbortError` if the person closes the share sheet, which is no
         failure. */
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  },
};
