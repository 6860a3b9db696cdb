import { getTranslationLanguages } from '#contract/calls/statuses.ts';
import type { TranslationLanguages } from '#contract/schemas/translation.ts';
import type { Session } from '#session/session.ts';

const asked = new WeakMap<Session, Promise<TranslationLanguages>>();

/** Between which languages the server translates; asked for once in a session (spec 2 §7). */
export function translationLanguages(session: Session): Promise<TranslationLanguages> {
  const known = asked.get(session);
  if (known) return known;
  const answer = session.call(getTranslationLanguages, {}).then(({ value }) => value);
  asked.set(session, answer);
  /* What failed may be asked for again. */
  answer.catch(() => asked.delete(session));
  return answer;
}
