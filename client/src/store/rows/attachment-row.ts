/** Width and height in pixels, if the server knows them. */
export interface AttachmentSize {
  readonly width: number;
  readonly height: number;
}

/** An attachment. Its URLs come from the server and are not checked yet. */
export interface AttachmentRow {
  readonly id: string;
  readonly url: string;
  /**
   * Mastodon's type: `image`, `video`, `gifv`, `audio`, `unknown`. Used if `mimeType` is missing.
   */
  readonly type: string;
  readonly mimeType?: string;
  readonly previewUrl: string | null;
  readonly description: string | null;
  readonly blurhash: string | null;
  /** Size of the original in pixels, with which a card reserves space before the file loads. */
  readonly size?: AttachmentSize;
  readonly previewSize?: AttachmentSize;
  /** Duration in seconds. */
  readonly duration?: number;
  /** Focal point for cropping, −1 to 1 on both axes. */
  readonly focus?: { readonly x: number; readonly y: number };
}
