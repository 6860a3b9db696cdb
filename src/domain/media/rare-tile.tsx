import { useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize-2';
import Play from 'lucide-react/icons/play';
import { useRef, useState, type MouseEvent } from 'react';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AltBadge } from './alt-badge.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { FailureNote } from './failure-note.tsx';
import { FlashPlayer } from './flash-player.tsx';
import { isPlainPress } from './is-plain-press.ts';
import { keepFocusHere } from './keep-focus-here.ts';
import type { MediaKind } from './media-kind.ts';
import type { MediaUrls } from './media-urls.ts';
import { useNarrow } from './use-narrow.ts';
import { VideoPlayer } from './video-player.tsx';
import styles from './rare-tile.module.css';

interface TileProps {
  attachment: AttachmentRow;
  urls: MediaUrls;
  onOpen: (opener: HTMLElement) => boolean;
}

interface PlayerProps extends TileProps {
  onFailure: () => void;
}

/** A film that is only shown in the viewer. */
function VideoLink({ attachment, urls, onOpen }: TileProps) {
  const { t } = useLingui();
  const [hasStill, setHasStill] = useState(true);
  const handleFailure = (): void => setHasStill(false);
  const handlePress = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isPlainPress(event) && onOpen(event.currentTarget)) event.preventDefault();
  };
  return (
    <a
      href={urls.full}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.fill}
      aria-label={attachment.description || t`Video without a description`}
      onClick={handlePress}
    >
      {hasStill && urls.preview === undefined && (
        <video
          src={urls.full}
          preload="metadata"
          muted
          className={styles.fill}
          tabIndex={-1}
          onError={handleFailure}
        />
      )}
      {hasStill && urls.preview !== undefined && (
        <img
          src={urls.preview}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.fill}
          onError={handleFailure}
        />
      )}
      <span className={styles.play}>
        <Icon of={Play} isFilled />
      </span>
    </a>
  );
}

function VideoTile({ isSmall, onFailure, ...props }: PlayerProps & { isSmall: boolean }) {
  const { t } = useLingui();
  const opensViewer = usePreference('playVideosInModal');
  const { attachment, urls, onOpen } = props;
  if (opensViewer || isSmall) return <VideoLink {...props} />;
  const handleEnlarge = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.parentElement?.querySelector('video')?.pause();
    onOpen(currentTarget);
  };
  return (
    <>
      <VideoPlayer
        attachment={attachment}
        urls={urls}
        onFailure={onFailure}
        className={styles.fill}
      />
      <IconButton
        icon={Maximize}
        label={t`Open in the viewer`}
        size="small"
        className={styles.enlarge}
        onClick={handleEnlarge}
      />
    </>
  );
}

/** A film, a sound or Flash in its place in a gallery. */
export function RareTile({
  kind,
  isSmall,
  ...props
}: TileProps & {
  kind: MediaKind;
  /** No place for a player's controls: a film is shown in the viewer. */
  isSmall: boolean;
}) {
  const { attachment, urls } = props;
  const holder = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(holder);
  const [hasFailed, setHasFailed] = useState(false);
  const change = (toFailed: boolean): void => {
    keepFocusHere(holder.current);
    setHasFailed(toFailed);
  };
  const player = { ...props, onFailure: () => change(true) };
  return (
    <div
      ref={holder}
      tabIndex={-1}
      className={styles.holder}
      data-described={attachment.description ? '' : undefined}
    >
      {hasFailed && <FailureNote urls={urls} onRetry={() => change(false)} />}
      {!hasFailed && kind === 'video' && <VideoTile {...player} isSmall={isSmall || isNarrow} />}
      {!hasFailed && kind === 'audio' && <AudioPlayer {...player} />}
      {kind === 'flash' && <FlashPlayer attachment={attachment} urls={urls} />}
      {attachment.description && (
        <span className={kind === 'audio' ? styles.beside : styles.high}>
          <AltBadge description={attachment.description} />
        </span>
      )}
    </div>
  );
}
