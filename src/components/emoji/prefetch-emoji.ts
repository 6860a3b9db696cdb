import { createQueryKey, queryClient } from '#session/queries/query-client.ts';
import type { Session } from '#session/session.ts';
import { customEmojiQuery } from './custom/custom-emoji-query.ts';
import { LazyEmojiPicker } from './picker/lazy-emoji-picker.ts';
import { standardEmojiQuery } from './standard/standard-emoji-query.ts';

/**
 * Prefetches the data of the picker when it is likely to be opened; `language` is that of the
 * interface (BCP 47). Never rejects: the picker shows errors.
 */
export async function prefetchEmoji(session: Session, language: string): Promise<void> {
  const known = session.part(queryClient);
  await Promise.all([
    LazyEmojiPicker.preload(),
    known.prefetchQuery({
      queryKey: createQueryKey(customEmojiQuery, {}),
      queryFn: ({ signal }) =>
        session.load(customEmojiQuery.call, { signal }, customEmojiQuery.handleResponse),
      staleTime: Infinity,
    }),
    known.prefetchQuery(standardEmojiQuery(language)),
  ]);
}
