/** A custom emoji, written as `:shortcode:` in the text beside it. */
export interface EmojiRow {
  readonly shortcode: string;
  readonly url: string;
  /** URL of the image without animation; the same as `url` if the server has none. */
  readonly staticUrl: string;
}
