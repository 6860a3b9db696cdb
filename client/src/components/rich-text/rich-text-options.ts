import { createContext } from 'react';

/** Preferences for rendering the texts of others. */
export interface RichTextOptions {
  /** Colours lines that begin with `>` or `<`. */
  readonly greentext: boolean;
  /** When effects of Misskey's markup are animated: never, always, or on hover. */
  readonly effects: 'none' | 'moving' | 'pointed-at';
  /** Whether a mention shows the account's host: never, for remote accounts, or always. */
  readonly mentionHost: 'short' | 'full_for_remote' | 'full';
  readonly mentionHostIsFaint: boolean;
  /** Shows the full address when hovering a shortened mention. */
  readonly mentionTooltip: boolean;
  readonly mentionAvatar: boolean;
  /** Whether mentions of the viewer are emphasised. */
  readonly boldenYou: boolean;
  /** Whether a mention of the viewer ends with “(you)”. */
  readonly saysYou: boolean;
  /** Highlight colours of accounts by address. */
  readonly marks: Readonly<Record<string, { readonly color: string }>>;
  readonly viewerId: string | null;
  /** The host of the viewer's server, which addresses of local accounts omit. */
  readonly ownHost: string;
  /** Usernames that are also paths of the client, so that links to these profiles use the id. */
  readonly reservedUsernames: readonly string[];
}

export const defaultRichTextOptions: RichTextOptions = {
  greentext: false,
  effects: 'moving',
  mentionHost: 'short',
  mentionHostIsFaint: true,
  mentionTooltip: true,
  mentionAvatar: false,
  boldenYou: true,
  saysYou: false,
  marks: {},
  viewerId: null,
  ownHost: '',
  reservedUsernames: [],
};

/** Provided by the app, which reads the preferences. */
export const RichTextOptionsContext = createContext<RichTextOptions>(defaultRichTextOptions);
