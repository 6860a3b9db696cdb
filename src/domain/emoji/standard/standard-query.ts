import { loadStandard } from './load-standard.ts';

/** The Unicode emoji with their names in a language (BCP 47); cached permanently. */
export function standardQuery(language: string) {
  return {
    queryKey: ['standard emoji', language],
    queryFn: () => loadStandard(language),
    staleTime: Infinity,
  };
}
