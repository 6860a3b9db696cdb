import { createContext, use } from 'react';

/** Key of the setting found by the search; it is shown even if it is an expert setting. */
export const FoundSettingContext = createContext<string | undefined>(undefined);

export function useFoundSetting(): string | undefined {
  return use(FoundSettingContext);
}
