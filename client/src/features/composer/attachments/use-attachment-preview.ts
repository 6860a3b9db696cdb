import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DraftAttachment } from '#components/draft/draft.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { draftMedia } from './draft-media.ts';

/** Uses the local file until it is uploaded, then the server's preview. */
function useLocalPreview(
  { kind, previewUrl }: DraftAttachment,
  file: File | undefined,
): string | undefined {
  const [own, setOwn] = useState<{ readonly file: File; readonly url: string }>();
  useEffect(() => {
    if (!file || kind !== 'image') return undefined;
    const url = URL.createObjectURL(file);
    void Promise.resolve().then(() => setOwn({ file, url }));
    return () => URL.revokeObjectURL(url);
  }, [file, kind]);
  if (kind !== 'image') return undefined;
  if (previewUrl !== null) return safeMediaUrl(previewUrl);
  /* The URL of another file is revoked. */
  return own?.file === file ? own?.url : undefined;
}

/** Returns the URL of an image to show for a file, and what to call if it cannot be shown. */
export function useAttachmentPreview(attachment: DraftAttachment): {
  readonly preview: string | undefined;
  readonly onError: () => void;
} {
  const { part } = useSession();
  const file = useStore(part(draftMedia).uploads.store, (all) => all[attachment.key]?.file);
  const url = useLocalPreview(attachment, file);
  const [failedUrl, setFailedUrl] = useState<string>();
  return { preview: url === failedUrl ? undefined : url, onError: () => setFailedUrl(url) };
}
