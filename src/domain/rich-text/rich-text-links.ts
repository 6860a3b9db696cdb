import { createContext } from 'react';
import { pathTo, profilePath } from '#domain/links/paths.ts';
import type { RichHashtag, RichMention } from './rich-node.ts';

/** Where the mentions and hashtags of a text lead inside the client. */
export interface RichTextLinking {
  /** Undefined where only the account's own page is known: the link then leads there. */
  readonly accountHref: (mention: RichMention) => string | undefined;
  readonly tagHref: (hashtag: RichHashtag) => string | undefined;
}

/* What holds without knowing which names the server keeps for itself. */
const plainLinking: RichTextLinking = {
  accountHref: ({ account }) => account && profilePath(account),
  tagHref: ({ tag }) => pathTo('tag-timeline', { tag }),
};

/** Set by the app, which knows the instance. */
export const RichTextLinks = createContext<RichTextLinking>(plainLinking);
