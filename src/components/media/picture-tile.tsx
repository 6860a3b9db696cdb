import { useLingui } from '@lingui/react/macro';
import { use, useState, type MouseEvent } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { StillImagesContext } from '#ui/still-image.tsx';
import { AltBadge } from './alt-badge.tsx';
import { BlurhashCanvas } from './blurhash-canvas.tsx';
import { isPrimaryClick } from './is-primary-click.ts';
import { FailedPicture, StillPicture } from './lazy-media-parts.ts';
import type { MediaUrls } from './media-urls.ts';
import styles from './tiles.module.css';

/** Returns the crop position that keeps the author's focal point visible. */
function cropPosition({ focus }: AttachmentRow): string | undefined {
  return focus && `${(focus.x + 1) * 50}% ${(1 - focus.y) * 50}%`;
}

/** A picture that opens the viewer, with its description on click. */
export function PictureTile({
  attachment,
  urls,
  isContained,
  onOpen,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  isContained: boolean;
  onOpen: (opener: HTMLElement) => boolean;
}) {
  const { t } = useLingui();
  const isBlurred = usePreference('useBlurhash');
  const isStill = use(StillImagesContext);
  const [progress, setProgress] = useState<'loading' | 'done' | 'failed'>('loading');
  const { blurhash, description } = attachment;

  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (progress === 'failed') setProgress('loading');
    if (isPrimaryClick(event) && onOpen(event.currentTarget)) event.preventDefault();
  };
  const picture = {
    src: urls.preview ?? urls.full,
    alt: description || t`Image without a description`,
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
    className: isContained ? styles.contained : styles.cut,
    style: { objectPosition: isContained ? undefined : cropPosition(attachment) },
    onLoad: () => setProgress('done'),
    onError: () => setProgress('failed'),
  } as const;
  return (
    <>
      <a
        href={urls.full}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.open}
        onClick={handleClick}
      >
        {isBlurred && progress === 'loading' && blurhash !== null && (
          <BlurhashCanvas hash={blurhash} />
        )}
        {isStill || progress === 'failed' ? (
          <LazyBoundary>
            {progress === 'failed' ? (
              <FailedPicture
                description={picture.alt}
                urls={urls}
                onCame={() => setProgress('loading')}
              />
            ) : (
              <StillPicture {...picture} />
            )}
          </LazyBoundary>
        ) : (
          <img {...picture} alt={picture.alt} />
        )}
      </a>
      {description && <AltBadge description={description} />}
    </>
  );
}
