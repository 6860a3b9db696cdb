import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useCurrentSession } from '#session/current-session-context.ts';
import { leaveRescueWords } from './rescue-words.ts';

/** Leaves for a start that fails what to say then, in the language spoken now. */
export function RescueNote() {
  const { i18n } = useLingui();
  const { world } = useCurrentSession();
  useEffect(() => {
    const leave = (): void => {
      try {
        const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
        leaveRescueWords(i18n, direction, world.area);
      } catch (error) {
        world.log('words for a start that fails', { error });
      }
    };
    leave();
    return i18n.on('change', leave);
  }, [i18n, world]);
  return null;
}
