import { answerKey, answers } from '#session/queries/answers.ts';
import type { Session } from '#session/session.ts';
import { customEmojiOf } from './custom/custom-emoji-query.ts';
import { EmojiPicker } from './picker/lazy-emoji-picker.ts';
import { standardQuery } from './standard/standard-query.ts';

/**
 * Fetches what the picker shows, for whoever is about to open it; `language` is that of the interface
 * (BCP 47). Never fails: the picker tells what went wrong.
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
