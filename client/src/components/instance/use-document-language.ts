import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';

/**
 * Returns the `lang` of the server's terms, panel, description and announcements: the language of the
 * server if it has only one. With several, the language of a document is unknown. `''` means
 * "unknown" in HTML, so that the document is not read in the language of the interface.
 */
export function useDocumentLanguage(): string {
  const languages = useStore(useSession().instance, ({ info }) => info.languages);
  return languages.length === 1 ? (languages[0] ?? '') : '';
}
