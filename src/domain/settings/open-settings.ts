import { createContext, use } from 'react';

/** Tabs of the settings that other parts of the page lead to. */
export type SettingsGoal = 'general' | 'profile' | 'filtering';

/** Opens the settings on a tab. Absent where there are none to open. */
export type OpenSettings = (goal: SettingsGoal) => void;

export const SettingsContext = createContext<OpenSettings | undefined>(undefined);

export function useOpenSettings(): OpenSettings | undefined {
  return use(SettingsContext);
}
