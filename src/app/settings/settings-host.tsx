import { useCallback, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import {
  hideSettings,
  SettingsContext,
  settingsWindow,
  showSettings,
  turnSettings,
  type SettingsGoal,
} from '#domain/settings/open-settings.ts';
import { useSession } from '#session/session-context.ts';
import { useMedia } from '#ui/use-media.ts';
import { useBackCloses } from '../frame/use-back-closes.ts';

const SettingsWindow = lazyPart(
  { name: 'settings', kind: 'part' },
  async () => (await import('./settings-window.tsx')).SettingsWindow,
);

/** Lets whatever is inside open the settings, and draws them over the page. */
export function SettingsHost({ children }: { children: ReactNode }) {
  const store = useSession().part(settingsWindow);
  const isPhone = useMedia('(width <= 50rem)');
  const open = useCallback(
    /* A phone begins with the list of tabs, unless another tab is meant. */
    (goal: SettingsGoal) => showSettings(store, isPhone && goal === 'general' ? undefined : goal),
    [store, isPhone],
  );
  const { state, tab } = useStore(store);
  useBackCloses('settings', state === 'visible', () => {
    if (!isPhone || tab === undefined) return hideSettings(store);
    turnSettings(store, undefined);
    return 'stays';
  });
  return (
    <SettingsContext value={open}>
      {children}
      {state !== 'hidden' && (
        <PartSlot>
          <SettingsWindow store={store} />
        </PartSlot>
      )}
    </SettingsContext>
  );
}
