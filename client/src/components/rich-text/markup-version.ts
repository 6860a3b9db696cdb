import { useMemo, useSyncExternalStore } from 'react';
import { fullBuilder } from './builder-for.ts';
import { allReferences } from './character-references.ts';
import { lineText } from './line-text.ts';

function subscribe(listener: () => void): () => void {
  const ends = [fullBuilder.subscribe(listener), allReferences.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** Changes whenever texts must be read again, because code for rare markup has been loaded. */
export function markupVersion(): number {
  return Number(fullBuilder.get() !== undefined) + Number(allReferences.get() !== undefined);
}

/** Renders the component again when rare markup can be read, and returns what then changes. */
export function useMarkupVersion(): number {
  return useSyncExternalStore(subscribe, markupVersion);
}

/** Returns `read(source)`, again when rare markup can be read. */
export function useDecoded<Source, Text>(read: (source: Source) => Text, source: Source): Text {
  const version = useMarkupVersion();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- reading depends on the loaded code
  return useMemo(() => read(source), [read, source, version]);
}

/** Returns a subject, an option or a title without the markup that some servers send. */
export function useLineText(text: string): string {
  return useDecoded(lineText, text);
}
