import { createContext, use } from 'react';

/** Key of the setting that the search led to; it is shown even if it is for experts. */
export const SoughtContext = createContext<string | undefined>(undefined);

export function useSought(): string | undefined {
  return use(SoughtContext);
}
