import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { textLength } from '#lib/text-length.ts';

/** Returns the number of characters left, as the server counts them; undefined without a limit. */
export function useCharactersLeft(text: string, limit: number | undefined): number | undefined {
  const counting = useStore(useSession().instance, ({ info }) => info.counting);
  return limit === undefined || limit <= 0 ? undefined : limit - textLength(text, counting);
}
