/** Width and height in pixels, as far as the server knows them. */
export interface AttachmentSize {
  readonly width: number;
  readonly height: number;
}

/** One attached file. Addresses are the server's, untrusted. */
export interface AttachmentRow {
  readonly id: string;
  readonly url: string;
  /** Mastodon's word: `image`, `video`, `gifv`, `audio`, `unknown`; the fallback of `mimeType`. */
  readonly type: string;
  readonly mimeType?: string;
  readonly previewUrl: string | null;
  readonly description: string | null;
  readonly blurhash: string | null;
  /** Of the original; its ratio is reserved before the file arrives. */
  readonly size?: AttachmentSize;
  readonly previewSize?: AttachmentSize;
  /** Seconds. */
  readonly duration?: number;
  /** Where to crop, −1 to 1 on both axes. */
  readonly focus?: { readonly x: number; readonly y: number };
}
