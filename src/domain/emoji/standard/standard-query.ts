import { loadStandard } from './load-standard.ts';

/** The emoji of Unicode with their names in a language (BCP 47); once they are there they stay. */
export function standardQuery(language: string) {
  return {
    queryKey: ['standard emoji', language],
    queryFn: () => loadStandard(language),
    staleTime: Infinity,
  };
}
