import { useEffect } from 'react';
import { isUnderDialog } from './is-under-dialog.ts';

/**
 * Control or Command with Shift and F opens the find field of the timeline. The browser's own search
 * keeps its key; it finds only what is drawn. Under a dialog nothing opens.
 */
export function useFindShortcut(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const isMeant = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;
      if (!isMeant || event.key.toLowerCase() !== 'f' || isUnderDialog()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);
}
