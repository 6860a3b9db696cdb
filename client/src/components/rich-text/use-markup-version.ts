import { useMemo, useSyncExternalStore } from 'react';
import { plainLineText } from '#store/rich-text/plain-line-text.ts';
import { markupVersion, subscribeToMarkupVersion } from '#store/rich-text/markup-version.ts';

/**
 * Returns a number that changes when the code for rare markup has loaded. The component then renders
 * again, so that a text it has already parsed is parsed with that code.
 */
export function useMarkupVersion(): number {
  return useSyncExternalStore(subscribeToMarkupVersion, markupVersion);
}

/** Returns `read(source)`, computed again when the code for rare markup has loaded. */
export function useDecodedText<Source, Text>(read: (source: Source) => Text, source: Source): Text {
  const version = useMarkupVersion();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `read` returns another result once that code has loaded
  return useMemo(() => read(source), [read, source, version]);
}

/**
 * Returns the text of a content warning, a poll option or a title. Markup in it, which some servers
 * send, is removed.
 */
export function usePlainLineText(text: string): string {
  return useDecodedText(plainLineText, text);
}
