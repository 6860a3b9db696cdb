import { useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize-2';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { moveFocusOut } from '#ui/focus/return-focus.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { AltBadge } from '../alt-badge.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { FailureNote } from '../failure-note.tsx';
import { FlashPlayer } from './flash-player.tsx';
import type { MediaKind } from '#store/media/media-kind.ts';
import type { MediaUrls } from '#store/media/media-urls.ts';
import { useMediaLoadedElsewhere } from '../use-media-loaded-elsewhere.ts';
import { VideoPlayer } from './video-player.tsx';
import { LightboxLink } from '../lightbox-link.tsx';
import styles from './player-tile.module.css';

/** Minimum size of a tile in rem, so that larger text needs more space. */
interface RequiredSize {
  readonly inline: number;
  readonly block: number;
}

/**
 * Returns whether an element is smaller than its content needs, and follows resizes. Returns false
 * until the element has been measured, which happens before the first paint.
 */
function useIsTooSmall(ref: RefObject<HTMLElement | null>, needed: RequiredSize): boolean {
  const [inline, setInline] = useState(Infinity);
  const [block, setBlock] = useState(Infinity);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { width, height } = element.getBoundingClientRect();
      if (width === 0) return;
      setInline(width / rem);
      setBlock(height / rem);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);

  return inline < needed.inline || block < needed.block;
}

/* An audio file has its own row, so any width is sufficient. */
const anySize: RequiredSize = { inline: 0, block: 0 };
const requiredSizes: Readonly<Partial<Record<MediaKind | 'failure', RequiredSize>>> = {
  /* The width that the browser's controls need; badges are above the controls. */
  video: { inline: 11, block: 0 },
  flash: { inline: 16, block: 9 },
  /* The size that an error message, its links and the badges need. */
  failure: { inline: 16, block: 8 },
};

/** Video, audio or Flash in a gallery. */
export function PlayerTile({
  attachment,
  kind,
  urls,
  playsInLightbox,
  onOpen,
}: {
  attachment: AttachmentRow;
  kind: MediaKind;
  urls: MediaUrls;
  /** Whether files open in the lightbox, because the tiles of the gallery are small. */
  playsInLightbox: boolean;
  onOpen: (opener: HTMLElement) => boolean;
}) {
  const { t } = useLingui();
  const holder = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const requiredSize = requiredSizes[hasFailed ? 'failure' : kind] ?? anySize;
  const isTooSmall = useIsTooSmall(holder, requiredSize);
  const opensVideos = usePreference('playVideosInModal');
  const isVideo = kind === 'video';
  const isAlwaysLink = playsInLightbox || (isVideo && opensVideos);
  const isLink = isAlwaysLink || isTooSmall;
  const change = (toFailed: boolean): void => {
    moveFocusOut(holder.current, holder.current);
    setHasFailed(toFailed);
  };
  useMediaLoadedElsewhere(hasFailed ? [urls.full] : [], () => change(false));
  const player = { attachment, urls, onFailure: () => change(true) };
  const handleEnlarge = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    video.current?.pause();
    onOpen(currentTarget);
  };
  /* While the lightbox is open, a player may replace the link. The container is not replaced, so
     the focus returns to it. */
  const handleOpen = (link: HTMLElement): boolean =>
    onOpen(hasFailed && !isAlwaysLink ? (holder.current ?? link) : link);
  const high = isLink ? undefined : styles.high;
  return (
    <div
      ref={holder}
      tabIndex={-1}
      className={styles.holder}
      data-described={attachment.description ? '' : undefined}
      data-enlarged={isVideo ? '' : undefined}
    >
      {isLink && <LightboxLink {...player} kind={kind} hasFailed={hasFailed} onOpen={handleOpen} />}
      {!isLink && hasFailed && <FailureNote isQuiet urls={urls} onRetry={() => change(false)} />}
      {!isLink && !hasFailed && isVideo && (
        <VideoPlayer ref={video} {...player} className={styles.fill} />
      )}
      {!isLink && !hasFailed && kind === 'audio' && <AudioPlayer {...player} />}
      {!isLink && kind === 'flash' && <FlashPlayer attachment={attachment} urls={urls} />}
      {!isLink && isVideo && (
        <IconButton
          icon={Maximize}
          label={t`Open in the media viewer`}
          size="small"
          className={styles.enlarge}
          onClick={handleEnlarge}
        />
      )}
      {attachment.description && (
        <span className={kind === 'audio' ? styles.beside : high}>
          <AltBadge description={attachment.description} />
        </span>
      )}
    </div>
  );
}
