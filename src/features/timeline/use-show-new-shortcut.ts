import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** The key `.` shows what is new, but not while somebody types (spec 1 §2, Timelines). */
export function useShowNewShortcut(showNew: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key === '.' && !hasModifier && !isTyping(event.target)) showNew();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [showNew]);
}
