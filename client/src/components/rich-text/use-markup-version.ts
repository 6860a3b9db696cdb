import { useMemo, useSyncExternalStore } from 'react';
import { lineText } from '#store/rich-text/line-text.ts';
import { markupVersion, subscribeToMarkupVersion } from '#store/rich-text/markup-version.ts';

/** Renders the component again when rare markup can be read, and returns what then changes. */
export function useMarkupVersion(): number {
  return useSyncExternalStore(subscribeToMarkupVersion, markupVersion);
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
