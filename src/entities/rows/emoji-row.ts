/** A custom emoji that a text beside it uses as `:shortcode:`. */
export interface EmojiRow {
  readonly shortcode: string;
  readonly url: string;
  /** Without animation; the same as `url` where the server makes none. */
  readonly staticUrl: string;
}
