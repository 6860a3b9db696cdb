import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';

/**
 * Returns the language of the server's terms and panel, for `lang`: the server's, if it has only
 * one. Of several, nothing says in which a document is written.
 */
export function useDocumentLanguage(): string | undefined {
  const languages = useStore(useSession().instance, ({ info }) => info.languages);
  return languages.length === 1 ? languages[0] : undefined;
}
