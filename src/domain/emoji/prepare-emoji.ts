import { answerKey, answers } from '#session/queries/answers.ts';
import type { Session } from '#session/session.ts';
import { customEmojiOf } from './custom/custom-emoji-query.ts';
import { EmojiPicker } from './picker/lazy-emoji-picker.ts';
import { standardQuery } from './standard/standard-query.ts';

/**
 * Prefetches the data of the picker when it is likely to be opened; `language` is that of the
 * interface (BCP 47). Never rejects: the picker shows errors.
 */
export async function prepareEmoji(session: Session, language: string): Promise<void> {
  const known = session.part(answers);
  await Promise.all([
    EmojiPicker.preload(),
    known.prefetchQuery({
      queryKey: answerKey(customEmojiOf, {}),
      queryFn: ({ signal }) => session.load(customEmojiOf.call, { signal }, customEmojiOf.take),
      staleTime: Infinity,
    }),
    known.prefetchQuery(standardQuery(language)),
  ]);
}
