/** The picked emoji or sticker. */
export type EmojiChoice =
  | { readonly kind: 'standard'; readonly character: string; readonly name: string }
  | { readonly kind: 'custom'; readonly shortcode: string; readonly url: string }
  | { readonly kind: 'sticker'; readonly name: string; readonly url: string };
