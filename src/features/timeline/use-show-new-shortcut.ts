import { useEffect } from 'react';
import { isUnderDialog } from './is-under-dialog.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** The key `.` shows what is new, but not while somebody types or a dialog is open (spec 1 §2, Timelines). */
export function useShowNewShortcut(showNew: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '.' || hasModifier || isTyping(event.target) || isUnderDialog()) return;
      showNew();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [showNew]);
}
