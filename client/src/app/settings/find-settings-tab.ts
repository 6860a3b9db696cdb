import type { SettingsTabId } from '#session/windows/window-arguments.ts';
import { settingsTabs } from './settings-tabs.tsx';

/** The tabs by their former names, such as in links that people have saved. */
const tabsByFormerName = new Map<string, SettingsTabId>([
  ['general', 'appearance'],
  ['theme', 'appearance'],
  ['filtering', 'filters'],
  ['mutesAndBlocks', 'filters'],
  ['profile', 'account'],
  ['dataImportExport', 'data'],
  ['version', 'about'],
]);

/** Returns the tab with a current or former name, such as from the hash of a URL. */
export function findSettingsTab(name: string): SettingsTabId | undefined {
  return settingsTabs.find(({ id }) => id === name)?.id ?? tabsByFormerName.get(name);
}
