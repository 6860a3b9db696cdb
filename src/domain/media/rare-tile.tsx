import { useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize-2';
import { useRef, useState, type MouseEvent } from 'react';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { AltBadge } from './alt-badge.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { FailureNote } from './failure-note.tsx';
import { FlashPlayer } from './flash-player.tsx';
import type { MediaKind } from './media-kind.ts';
import type { MediaUrls } from './media-urls.ts';
import { useCameElsewhere } from './use-came-elsewhere.ts';
import { useLacksRoom, type Room } from './use-lacks-room.ts';
import { VideoPlayer } from './video-player.tsx';
import { ViewerLink } from './viewer-link.tsx';
import styles from './rare-tile.module.css';

/**
 * To be called before what somebody may be at is taken away: its surroundings, which can take the
 * focus by script, have it then, and the next key is not lost.
 */
function keepFocusHere(surroundings: HTMLElement | null | undefined): void {
  if (!surroundings?.contains(document.activeElement)) return;
  surroundings.focus({ preventScroll: true });
}

/* The controls of a browser need this much room; badges stand over them. */
const film: Room = { inline: 11, block: 0 };

/* Room for the note of a failure, the links under it and the badges over it. */
const failure: Room = { inline: 16, block: 8 };

const flash: Room = { inline: 16, block: 9 };

/* A sound has a row of its own, so any width will do. */
const none: Room = { inline: 0, block: 0 };

function roomFor(kind: MediaKind, hasFailed: boolean): Room {
  if (hasFailed) return failure;
  if (kind === 'flash') return flash;
  return kind === 'video' ? film : none;
}

/** A film, a sound or Flash in its place in a gallery. */
export function RareTile({
  attachment,
  kind,
  urls,
  isSmall,
  onOpen,
}: {
  attachment: AttachmentRow;
  kind: MediaKind;
  urls: MediaUrls;
  /** No place for anything to be played: it is shown in the viewer. */
  isSmall: boolean;
  onOpen: (opener: HTMLElement) => boolean;
}) {
  const { t } = useLingui();
  const holder = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const lacksRoom = useLacksRoom(holder, roomFor(kind, hasFailed));
  const opensFilms = usePreference('playVideosInModal');
  const isFilm = kind === 'video';
  const isAlwaysLink = isSmall || (isFilm && opensFilms);
  const isLink = isAlwaysLink || lacksRoom;
  const change = (toFailed: boolean): void => {
    keepFocusHere(holder.current);
    setHasFailed(toFailed);
  };
  useCameElsewhere(hasFailed ? [urls.full] : [], () => change(false));
  const player = { attachment, urls, onFailure: () => change(true) };
  const handleEnlarge = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    holder.current?.querySelector('video')?.pause();
    onOpen(currentTarget);
  };
  /* A player may take the place of the link meanwhile, so the holder, which stays, gets the focus back. */
  const handleOpen = (link: HTMLElement): boolean =>
    onOpen(hasFailed && !isAlwaysLink ? (holder.current ?? link) : link);
  const high = isLink ? undefined : styles.high;
  return (
    <div
      ref={holder}
      tabIndex={-1}
      className={styles.holder}
      data-described={attachment.description ? '' : undefined}
      data-enlarged={isFilm ? '' : undefined}
    >
      {isLink && <ViewerLink {...player} kind={kind} hasFailed={hasFailed} onOpen={handleOpen} />}
      {!isLink && hasFailed && <FailureNote urls={urls} onRetry={() => change(false)} />}
      {!isLink && !hasFailed && isFilm && <VideoPlayer {...player} className={styles.fill} />}
      {!isLink && !hasFailed && kind === 'audio' && <AudioPlayer {...player} />}
      {!isLink && kind === 'flash' && <FlashPlayer attachment={attachment} urls={urls} />}
      {!isLink && isFilm && (
        <IconButton
          icon={Maximize}
          label={t`Open in the viewer`}
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
