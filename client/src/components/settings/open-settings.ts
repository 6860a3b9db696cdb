import { useCallback } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { DialogState } from '#ui/minimizable-dialog.tsx';
import { mobileQuery } from '#ui/use-media-query.ts';

/** Tabs of the settings in display order. */
export type SettingsTabId =
  | 'general'
  | 'profile'
  | 'security'
  | 'filtering'
  | 'theme'
  | 'notifications'
  | 'dataImportExport'
  | 'mutesAndBlocks'
  | 'version';

/** Opens the settings on a tab and scrolls to the setting with this key. */
export type OpenSettings = (goal: SettingsTabId, setting?: string) => void;

/** State of the settings window; minimized, it keeps its position while the page can be seen. */
export interface SettingsWindow {
  readonly state: DialogState;
  /** The open tab; undefined: the list of tabs on a phone, otherwise the first tab. */
  readonly tab: SettingsTabId | undefined;
  /** Key of the setting that the window was opened for. */
  readonly setting: string | undefined;
  /** Number of times it was opened: the same tab may be requested twice. */
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
  tab: SettingsTabId | undefined,
  setting?: string,
): void {
  store.setState(({ opened }) => ({ state: 'visible', tab, setting, opened: opened + 1 }));
}

/** Switches to another tab, or back to the list of tabs. */
export function switchSettingsTab(store: SettingsStore, tab: SettingsTabId | undefined): void {
  store.setState({ tab });
}

export function hideSettings(store: SettingsStore): void {
  store.setState({ state: 'hidden' });
}

/** Toggles between visible and minimized. @throws {Error} if they are hidden */
export function toggleSettings(store: SettingsStore): void {
  const { state } = store.getState();
  if (state === 'hidden') throw new Error('settings that are hidden cannot be toggled');
  store.setState({ state: state === 'visible' ? 'minimized' : 'visible' });
}

/**
 * Returns the function that opens the settings. Phones start with the list of tabs unless a tab is
 * given.
 */
export function useOpenSettings(): OpenSettings {
  const { part } = useSession();
  return useCallback(
    (goal, setting) => {
      const isList = goal === 'general' && setting === undefined && matchMedia(mobileQuery).matches;
      showSettings(part(settingsWindow), isList ? undefined : goal, setting);
    },
    [part],
  );
}
