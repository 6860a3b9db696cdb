import type { SettingsTabId } from '#session/windows/window-arguments.ts';
import { settingsTabs } from './settings-tabs.tsx';

/** The present places of tabs that had another name, by that name. */
const formerNames = new Map<string, SettingsTabId>([
  ['general', 'appearance'],
  ['theme', 'appearance'],
  ['filtering', 'filters'],
  ['mutesAndBlocks', 'filters'],
  ['profile', 'account'],
  ['dataImportExport', 'data'],
  ['version', 'about'],
]);

/** Returns the tab with a present or former name, such as from the hash of an address. */
export function settingsTabNamed(name: string): SettingsTabId | undefined {
  return settingsTabs.find(({ id }) => id === name)?.id ?? formerNames.get(name);
}
