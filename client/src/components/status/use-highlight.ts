import { useCallback, type RefCallback } from 'react';
import { usePreference } from '#session/preferences/use-preference.ts';

/** Returns the highlight of an account's statuses as attributes for the card's styles. */
export function useHighlight(acct: string | undefined): {
  readonly ref: RefCallback<HTMLElement>;
  readonly 'data-highlight': 'solid' | 'striped' | 'side' | undefined;
} {
  const marks = usePreference('highlight');
  const mark = acct === undefined || !Object.hasOwn(marks, acct) ? undefined : marks[acct];
  const color = mark?.color;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (color !== undefined) element?.style.setProperty('--mark', color);
    },
    [color],
  );
  return { ref, 'data-highlight': mark?.type };
}
