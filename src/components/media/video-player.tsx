import { useLingui } from '@lingui/react/macro';
import { use, useMemo, type SyntheticEvent } from 'react';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { StillImagesContext } from '#ui/still-image.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import type { MediaUrls } from './media-urls.ts';
import { playback } from './playback.ts';
import { prefersReducedData } from './prefers-reduced-data.ts';
import { hasSound } from './has-sound.ts';
import { playerStateRef } from './player-state-ref.ts';

/**
 * A video with the browser's controls. Plays automatically only if the viewer opened it or it is a
 * silent loop, and never with reduced motion or data saving.
 */
export function VideoPlayer({
  attachment,
  urls,
  isOpened = false,
  onReady,
  onFailure,
  className,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  /** The viewer opened this video. */
  isOpened?: boolean;
  onReady?: () => void;
  onFailure: () => void;
  className?: string | undefined;
}) {
  const { t } = useLingui();
  const loops = usePreference('loopVideo');
  const loopsSilentOnly = usePreference('loopVideoSilentOnly');
  const isReduced = useReducedMotion();
  const isStill = use(StillImagesContext);
  const isSaving = prefersReducedData();
  const isMovingPicture = attachment.type === 'gifv';
  const plan = playback({ isMovingPicture, isOpened, isReduced, isStill, isSaving });
  const ref = useMemo(() => playerStateRef(onReady, onFailure), [onReady, onFailure]);
  const label = attachment.description || t`Video without a description`;

  const handleEnded = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void => {
    if (!loops || (loopsSilentOnly && hasSound(video) !== false)) return;
    video.currentTime = 0;
    void video.play().catch(() => undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- servers of this family carry no captions
    <video
      ref={ref}
      src={urls.full}
      poster={urls.preview}
      controls
      playsInline
      autoPlay={plan.playsItself}
      loop={isMovingPicture && loops}
      muted={isMovingPicture}
      preload={urls.preview === undefined || isOpened ? plan.preload : 'none'}
      aria-label={label}
      title={attachment.description ?? undefined}
      className={className}
      onLoadedMetadata={onReady}
      onError={onFailure}
      onEnded={handleEnded}
    />
  );
}
