import { Trans, useLingui } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import { useCallback, useState } from 'react';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './status-media.module.css';

/** Taller or wider than this would be a strip that nobody can see. */
const narrowest = 0.4;
const widest = 3;

function ratioOf({ size, previewSize }: AttachmentRow): number {
  const { width, height } = size ?? previewSize ?? { width: 4, height: 3 };
  return Math.min(widest, Math.max(narrowest, width / height));
}

function Picture({ attachment, url }: { attachment: AttachmentRow; url: string }) {
  const ratio = ratioOf(attachment);
  const reserve = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty('--ratio', String(ratio)),
    [ratio],
  );
  return (
    <figure ref={reserve} className={styles.item}>
      <img
        src={url}
        alt={attachment.description ?? ''}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
      {attachment.description && (
        <span className={styles.alt} title={attachment.description} aria-hidden>
          <Trans>ALT</Trans>
        </span>
      )}
    </figure>
  );
}

function File({ attachment, url }: { attachment: AttachmentRow; url: string }) {
  const { t } = useLingui();
  return (
    <a className={styles.file} href={url} target="_blank" rel="noopener noreferrer" download>
      {attachment.description || attachment.mimeType || t`Attached file`}
    </a>
  );
}

/** The attachments of a status, with their space reserved; sensitive ones behind a cover. */
export function StatusMedia({
  attachments,
  isSensitive,
}: {
  attachments: readonly AttachmentRow[];
  isSensitive: boolean;
}) {
  const [isRevealed, setIsRevealed] = useState(false);
  if (isSensitive && !isRevealed) {
    return (
      <div className={styles.gallery}>
        <button type="button" className={styles.cover} onClick={() => setIsRevealed(true)}>
          <Icon of={EyeOff} />
          <Trans>Sensitive: show attachments</Trans>
        </button>
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      {attachments.map((attachment) => {
        const url = safeMediaUrl(attachment.url);
        if (url === undefined) return null;
        const preview = safeMediaUrl(attachment.previewUrl ?? attachment.url) ?? url;
        return attachment.type === 'image' ? (
          <Picture key={attachment.id} attachment={attachment} url={preview} />
        ) : (
          <File key={attachment.id} attachment={attachment} url={url} />
        );
      })}
    </div>
  );
}
