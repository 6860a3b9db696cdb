import { createContext } from 'react';

/** Preferences for rendering the texts of others. */
export interface RichTextOptions {
  /** Colours lines that begin with `>` or `<`. */
  readonly greentext: boolean;
  /** Misskey's effects: never, always, or on hover. */
  readonly effects: 'none' | 'moving' | 'pointed-at';
  /** Whether a mention shows the account's host: never, for remote accounts, or always. */
  readonly mentionHost: 'short' | 'full_for_remote' | 'full';
  readonly mentionHostIsFaint: boolean;
  /** Shows the full address when hovering a shortened mention. */
  readonly mentionTooltip: boolean;
  readonly mentionAvatar: boolean;
  /** Emphasises mentions of the viewer. */
  readonly boldenYou: boolean;
  /** Labels mentions of the viewer in words. */
  readonly saysYou: boolean;
  /** Highlight colours of accounts by address. */
  readonly marks: Readonly<Record<string, { readonly color: string }>>;
  readonly viewerId: string | null;
  /** The host of accounts without one. */
  readonly ownHost: string;
  /** Names of accounts whose profiles are linked by id. */
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
