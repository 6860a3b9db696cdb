import { useMemo } from 'react';
import { useStore } from 'zustand';
import { pathTo, profilePath } from '#domain/links/paths.ts';
import type { RichTextLinking } from '#domain/rich-text/rich-text-links.ts';
import type { Session } from '#session/session.ts';

/** Where mentions and hashtags lead, with the names that this server keeps for itself. */
export function useRichTextLinking({ instance }: Session): RichTextLinking {
  const restricted = useStore(instance, ({ info }) => info.restrictedNicknames);
  return useMemo(
    () => ({
      accountHref: ({ account }) => account && profilePath(account, restricted),
      tagHref: ({ tag }) => pathTo('tag-timeline', { tag }),
    }),
    [restricted],
  );
}
