import { useMemo, useSyncExternalStore } from 'react';
import { allReferences } from './character-references.ts';
import { lineText } from './line-text.ts';

/**
 * Renders the component again when rare character references can be decoded, and returns what then
 * changes.
 */
export function useReferences(): unknown {
  return useSyncExternalStore(allReferences.subscribe, allReferences.get);
}

/** Returns `decode(source)`, again when rare character references can be decoded. */
export function useDecoded<Source, Text>(decode: (source: Source) => Text, source: Source): Text {
  const references = useReferences();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- decoding depends on the loaded table
  return useMemo(() => decode(source), [decode, source, references]);
}

/** Returns a subject, an option or a title without the markup that some servers send. */
export function useLineText(text: string): string {
  return useDecoded(lineText, text);
}
