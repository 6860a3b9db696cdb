import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';

/**
 * Returns the language of the server's terms, panel, description and announcements, for `lang`: the
 * server's, if it has only one. Of several, nothing says in which a document is written; `''` is
 * "unknown" in HTML, so that it is not read as the language of the interface.
 */
export function useDocumentLanguage(): string {
  const languages = useStore(useSession().instance, ({ info }) => info.languages);
  return languages.length === 1 ? (languages[0] ?? '') : '';
}
