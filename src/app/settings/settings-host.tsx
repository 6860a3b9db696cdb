import { useCallback, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import {
  SettingsContext,
  settingsWindow,
  showSettings,
  type SettingsGoal,
} from '#domain/settings/open-settings.ts';
import { useSession } from '#session/session-context.ts';

const SettingsWindow = lazyPart(
  { name: 'settings', kind: 'part' },
  async () => (await import('./settings-window.tsx')).SettingsWindow,
);

/** Lets whatever is inside open the settings, and draws them over the page. */
export function SettingsHost({ children }: { children: ReactNode }) {
  const store = useSession().part(settingsWindow);
  const open = useCallback((goal: SettingsGoal) => showSettings(store, goal), [store]);
  const isHidden = useStore(store, ({ state }) => state === 'hidden');
  return (
    <SettingsContext value={open}>
      {children}
      {!isHidden && (
        <PartSlot>
          <SettingsWindow store={store} />
        </PartSlot>
      )}
    </SettingsContext>
  );
}
