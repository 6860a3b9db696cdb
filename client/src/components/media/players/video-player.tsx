import { useLingui } from '@lingui/react/macro';
import { type RefObject, type SyntheticEvent, use, useEffect, useMemo, useState } from 'react';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { StillImagesContext } from '#ui/pictures/still-image.tsx';
import { useReducedMotion } from '#ui/use-media-query.ts';
import type { MediaUrls } from '#store/media/media-urls.ts';
import { resolvePlayback } from '#lib/media/resolve-playback.ts';
import { prefersReducedData } from '#lib/media/prefers-reduced-data.ts';
import { playerStateRef } from './player-state-ref.ts';

/**
 * Returns whether the played part of a video has sound; undefined if the browser does not say. Browsers
 * have different properties for this.
 */
function hasSound(video: HTMLVideoElement): boolean | undefined {
  const gecko: unknown = Reflect.get(video, 'mozHasAudio');
  if (typeof gecko === 'boolean') return gecko;
  const decoded: unknown = Reflect.get(video, 'webkitAudioDecodedByteCount');
  if (typeof decoded === 'number') return decoded > 0;
  const tracks: unknown = Reflect.get(video, 'audioTracks');
  if (typeof tracks !== 'object' || tracks === null) return undefined;
  const length: unknown = Reflect.get(tracks, 'length');
  return typeof length === 'number' ? length > 0 : undefined;
}

/**
 * Returns the URL of a poster, or undefined if it cannot be loaded, so that the video shows its first
 * frame. A `<video>` fires no event when its poster fails.
 */
function useWorkingPoster(address: string | undefined): string | undefined {
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const probe = new Image();
    const handleError = (): void => setFailed(address);
    probe.addEventListener('error', handleError);
    probe.src = address;
    return () => probe.removeEventListener('error', handleError);
  }, [address]);
  return address === failed ? undefined : address;
}

/**
 * A video with the browser's controls. Plays automatically only if the lightbox opened it or it is a
 * silent loop, and never with reduced motion or data saving.
 */
export function VideoPlayer({
  attachment,
  urls,
  isOpened = false,
  onReady,
  onFailure,
  className,
  ref,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  /** Whether the lightbox opened this video. */
  isOpened?: boolean;
  onReady?: () => void;
  onFailure: () => void;
  className?: string | undefined;
  ref?: RefObject<HTMLVideoElement | null>;
}) {
  const { t } = useLingui();
  const loops = usePreference('loopVideo');
  const loopsSilentOnly = usePreference('loopVideoSilentOnly');
  const isReduced = useReducedMotion();
  const isStill = use(StillImagesContext);
  const isSaving = prefersReducedData();
  const isMovingPicture = attachment.type === 'gifv';
  const plan = resolvePlayback({ isMovingPicture, isOpened, isReduced, isStill, isSaving });
  const handleMount = useMemo(() => {
    const reportState = playerStateRef(onReady, onFailure);
    return (video: HTMLVideoElement | null): void => {
      if (ref) ref.current = video;
      reportState(video);
    };
  }, [ref, onReady, onFailure]);
  const poster = useWorkingPoster(urls.preview);
  const description = attachment.description || undefined;

  const handleEnded = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void => {
    if (!loops || (loopsSilentOnly && hasSound(video) !== false)) return;
    video.currentTime = 0;
    void video.play().catch(() => undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the supported servers send no captions with attachments
    <video
      ref={handleMount}
      src={urls.full}
      poster={poster}
      controls
      playsInline
      autoPlay={plan.playsItself}
      loop={isMovingPicture && loops}
      muted={isMovingPicture}
      preload={poster === undefined || isOpened ? plan.preload : 'none'}
      aria-label={description === undefined ? t`Video without a description` : undefined}
      title={description}
      className={className}
      onLoadedMetadata={onReady}
      onError={onFailure}
      onEnded={handleEnded}
    />
  );
}
