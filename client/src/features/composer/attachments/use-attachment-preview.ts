import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { draftMedia } from '#session/uploads/draft-media.ts';

/**
 * Returns the URLs to try in order: the local file until it is uploaded, the server's preview, the
 * original.
 */
function usePreviews(
  { kind, previewUrl, url: original }: DraftAttachment,
  file: File | undefined,
): readonly (string | undefined)[] {
  const [own, setOwn] = useState<{ readonly file: File; readonly url: string }>();
  useEffect(() => {
    if (!file || kind !== 'image') return undefined;
    const url = URL.createObjectURL(file);
    void Promise.resolve().then(() => setOwn({ file, url }));
    return () => URL.revokeObjectURL(url);
  }, [file, kind]);
  if (kind !== 'image') return [];
  if (previewUrl !== null) return [previewUrl, original].map((url) => safeMediaUrl(url ?? ''));
  /* When `file` changes, the object URL in the state still belongs to the previous file and is
     already revoked. */
  return own?.file === file ? [own?.url] : [];
}

/**
 * Returns the URL of an image for a file, and `onError` to call if that image cannot be displayed.
 */
export function useAttachmentPreview(attachment: DraftAttachment): {
  readonly preview: string | undefined;
  readonly onError: () => void;
} {
  const { part } = useSession();
  const file = useStore(part(draftMedia).uploads.store, (all) => all[attachment.key]?.file);
  const urls = usePreviews(attachment, file);
  const [failed, setFailed] = useState<readonly (string | undefined)[]>([]);
  const preview = urls.find((url) => url !== undefined && !failed.includes(url));
  return { preview, onError: () => setFailed([...failed, preview]) };
}
