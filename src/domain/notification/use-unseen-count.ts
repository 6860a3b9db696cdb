import { useSyncExternalStore } from 'react';
import { isUnseen } from './shown-notifications.ts';
import { useShownList } from './use-shown-notifications.ts';

/**
 * How many of the loaded notifications wait to be seen: for the bell's dot and the head of the list
 * alike. Renders again only when the number changes. 0 for a visitor.
 */
export function useUnseenCount(): number {
  const { subscribe, read } = useShownList();
  const count = (): number => read().filter(isUnseen).length;
  return useSyncExternalStore(subscribe, count, count);
}
