/** A custom emoji, written as `:shortcode:` in the text beside it. */
export interface EmojiRow {
  readonly shortcode: string;
  readonly url: string;
  /** Without animation; same as `url` if the server has no still image. */
  readonly staticUrl: string;
}
