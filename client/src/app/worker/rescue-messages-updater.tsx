import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { saveRescueMessages } from './save-rescue-messages.ts';

/** Saves the rescue page's messages in the current language, for a start that fails. */
export function RescueMessagesUpdater() {
  const { i18n } = useLingui();
  const { environment: world } = useCurrentSession();
  useEffect(() => {
    const save = (): void => {
      try {
        const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
        saveRescueMessages(i18n, direction, world.area);
      } catch (error) {
        world.log('rescue messages not saved', { error });
      }
    };
    save();
    return i18n.on('change', save);
  }, [i18n, world]);
  return null;
}
