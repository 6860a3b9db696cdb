import { useState } from 'react';
import type { Draft } from '#session/drafts/draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';

/**
 * State of the subject field and its effect on sensitivity (R-COMP-045 R-COMP-046). A compact form
 * has the field only on request.
 */
export function useSubject(
  draft: Draft,
  change: (change: DraftChange) => void,
  isCompact: boolean,
) {
  const isAlways = usePreference('alwaysShowSubjectInput') && !isCompact;
  const marksSensitive = usePreference('sensitiveIfSubject');
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isAlways || isOpen || draft.subject !== '';
  return {
    isShown,
    /** The field cannot be hidden. */
    isAlways,
    write(subject: string): void {
      change({ subject, ...(marksSensitive && subject !== '' && { sensitive: true }) });
    },
    toggle(): void {
      setIsOpen(!isShown);
      if (isShown) change({ subject: '', sensitive: false });
    },
  };
}
