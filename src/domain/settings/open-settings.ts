import { useCallback } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { DialogState } from '#ui/minimizable-dialog.tsx';
import { phone } from '#ui/use-media.ts';

/** Tabs of the settings, in the order shown. */
export type SettingsGoal =
  | 'general'
  | 'profile'
  | 'security'
  | 'filtering'
  | 'theme'
  | 'notifications'
  | 'dataImportExport'
  | 'mutesAndBlocks'
  | 'version';

/** Opens the settings on a tab, and there at the setting with this key. */
export type OpenSettings = (goal: SettingsGoal, setting?: string) => void;

/** Whether the settings are seen; minimized, they let the page behind be seen and keep their place. */
export interface SettingsWindow {
  readonly state: DialogState;
  /** The tab that is open; undefined: the list of tabs on a phone, the first one elsewhere. */
  readonly tab: SettingsGoal | undefined;
  /** Key of the setting that they were opened for. */
  readonly setting: string | undefined;
  /** How often they were opened: the same tab may be asked for twice. */
  readonly opened: number;
}

export type SettingsStore = StoreApi<SettingsWindow>;

export function createSettingsStore(): SettingsStore {
  return createStore<SettingsWindow>(() => ({
    state: 'hidden',
    tab: 'general',
    setting: undefined,
    opened: 0,
  }));
}

export const settingsWindow: SessionPart<SettingsStore> = {
  name: 'settings window',
  create: createSettingsStore,
};

export function showSettings(
  store: SettingsStore,
  tab: SettingsGoal | undefined,
  setting?: string,
): void {
  store.setState(({ opened }) => ({ state: 'visible', tab, setting, opened: opened + 1 }));
}

/** Turns to another tab, or back to the list of all. */
export function turnSettings(store: SettingsStore, tab: SettingsGoal | undefined): void {
  store.setState({ tab });
}

export function hideSettings(store: SettingsStore): void {
  store.setState({ state: 'hidden' });
}

/** Goes between visible and minimized. @throws {Error} when they are hidden. */
export function toggleSettings(store: SettingsStore): void {
  const { state } = store.getState();
  if (state === 'hidden') throw new Error('settings that are hidden cannot be toggled');
  store.setState({ state: state === 'visible' ? 'minimized' : 'visible' });
}

/** Opens the settings. A phone begins with the list of tabs, unless another tab is meant. */
export function useOpenSettings(): OpenSettings {
  const { part } = useSession();
  return useCallback(
    (goal, setting) => {
      const isList = goal === 'general' && setting === undefined && matchMedia(phone).matches;
      showSettings(part(settingsWindow), isList ? undefined : goal, setting);
    },
    [part],
  );
}
