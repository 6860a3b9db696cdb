import { Trans } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { usePlainLineText } from '#components/rich-text/use-markup-version.ts';
import type { CardRow } from '#store/rows/status-row.ts';
import { safeLinkUrl, safeMediaUrl } from '#lib/url/safe-url.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { StillImage } from '#ui/pictures/still-image.tsx';
import styles from './link-card.module.css';

/**
 * Preview of a link in the text. The space of its image is reserved before the image has loaded, and
 * also if the image fails to load or is hidden as sensitive.
 */
export function LinkCard({ card, hidesImage }: { card: CardRow; hidesImage: boolean }) {
  const [failed, setFailed] = useState<string>();
  const title = usePlainLineText(card.title);
  const description = usePlainLineText(card.description);
  const provider = usePlainLineText(card.providerName);
  const url = safeLinkUrl(card.url);
  if (!url || title.trim() === '') return null;
  const image = card.image === null ? undefined : safeMediaUrl(card.image);
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer ugc" className={styles.card}>
      {image !== undefined &&
        (hidesImage || image === failed ? (
          <span className={styles.image}>
            {hidesImage ? <Trans>Sensitive</Trans> : <Icon of={Globe} />}
          </span>
        ) : (
          <StillImage src={image} className={styles.image} onError={() => setFailed(image)} />
        ))}
      <span className={styles.text}>
        <bdi className={styles.provider}>{provider || url.hostname}</bdi>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        {description.trim() !== '' && (
          <span dir="auto" className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </a>
  );
}
