import { createContext } from 'react';

/** How the texts of others are drawn, as this person chose it. */
export interface RichTextLook {
  /** Lines that begin with `>` or `<` have colours of their own. */
  readonly greentext: boolean;
  /** Misskey's effects: not at all, always, or while the text is pointed at. */
  readonly effects: 'none' | 'moving' | 'pointed-at';
  /** Whether a mention shows the account's host: never, of remote accounts, or always. */
  readonly mentionHost: 'short' | 'full_for_remote' | 'full';
  readonly mentionHostIsFaint: boolean;
  /** The whole address on pointing at a mention that is short. */
  readonly mentionTooltip: boolean;
  readonly mentionAvatar: boolean;
  /** A mention of the viewer is strong. */
  readonly boldenYou: boolean;
  /** A mention of the viewer says so in words. */
  readonly saysYou: boolean;
  /** Colours that accounts are marked with, by address. */
  readonly marks: Readonly<Record<string, { readonly color: string }>>;
  readonly viewerId: string | null;
  /** The host that accounts without one belong to. */
  readonly ownHost: string;
}

export const plainLook: RichTextLook = {
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
};

/** Set by the app, which knows the preferences. */
export const RichTextLooks = createContext<RichTextLook>(plainLook);
