import { RemoteImage } from '#ui/pictures/still-image.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { isSameOrigin } from '#lib/url/safe-url.ts';
import { useSession } from '#session/session-context.ts';
import { mediaKindAndFormat } from '../media-labels.ts';
import { readableFileName } from '#lib/url/file-name.ts';
import type { MediaUrls } from '#store/media/media-urls.ts';
import { prefersReducedData } from '#lib/media/prefers-reduced-data.ts';
import { playerStateRef } from './player-state-ref.ts';
import styles from './audio-player.module.css';
import { wavePeaks } from '#lib/media/wave-peaks.ts';

/** Maximum size in bytes of a file that is decoded for its waveform. */
const maxBytes = 12_000_000;

/**
 * Resolves to the peaks of an audio file on this site, which the page already plays. Undefined if the
 * file cannot be read; the player then shows no waveform.
 */
async function fetchWave(
  src: string,
  count: number,
  signal: AbortSignal,
): Promise<readonly number[] | undefined> {
  try {
    const response = await fetch(src, { signal, credentials: 'omit' });
    if (!response.ok || Number(response.headers.get('content-length')) > maxBytes) return undefined;
    const decoder = new OfflineAudioContext(1, 1, 8_000);
    const sound = await decoder.decodeAudioData(await response.arrayBuffer());
    return wavePeaks(sound.getChannelData(0), count);
  } catch {
    return undefined;
  }
}

/** Draws audio peaks as bars in the canvas's colour; the played part is highlighted. */
function drawWave(canvas: HTMLCanvasElement, peaks: readonly number[], played: number): void {
  const drawing = canvas.getContext('2d');
  if (!drawing) return;
  const height = 96;
  const step = 8;
  canvas.width = peaks.length * step;
  canvas.height = height;
  const { color, accentColor } = getComputedStyle(canvas);
  peaks.forEach((peak, index) => {
    const isPlayed = index < played * peaks.length;
    drawing.globalAlpha = isPlayed ? 1 : 0.45;
    drawing.fillStyle = isPlayed && accentColor !== 'auto' ? accentColor : color;
    const size = Math.max(4, peak * height);
    drawing.beginPath();
    drawing.roundRect(index * step + 2, (height - size) / 2, step - 4, size, 2);
    drawing.fill();
  });
}

/** The waveform, drawn from the audio file once it plays; a flat line until then. */
function Wave({ peaks, played }: { peaks: readonly number[]; played: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawWave(canvas.current, peaks, played);
  }, [peaks, played]);
  return <canvas ref={canvas} className={styles.wave} aria-hidden />;
}

const rest: readonly number[] = Array.from({ length: 96 }, () => 0);

/** An audio file with the browser's controls below its cover or waveform. */
export function AudioPlayer({
  attachment,
  urls,
  isOpened = false,
  onReady,
  onFailure,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  /** Whether the lightbox opened this file. */
  isOpened?: boolean;
  onReady?: () => void;
  onFailure: () => void;
}) {
  const { t, i18n } = useLingui();
  const { origin } = useSession();
  const [peaks, setPeaks] = useState(rest);
  const [played, setPlayed] = useState(0);
  const [hasCover, setHasCover] = useState(urls.preview !== undefined);
  const [wantsWave, setWantsWave] = useState(false);
  const ref = useMemo(() => playerStateRef(onReady, onFailure), [onReady, onFailure]);
  const { description } = attachment;
  const canRead =
    isSameOrigin(urls.full, origin) && urls.preview === undefined && !prefersReducedData();

  useEffect(() => {
    if (!wantsWave || !canRead) return undefined;
    const controller = new AbortController();
    const render = async (): Promise<void> => {
      const found = await fetchWave(urls.full, rest.length, controller.signal);
      if (found && !controller.signal.aborted) setPeaks(found);
    };
    void render();
    return () => controller.abort();
  }, [wantsWave, canRead, urls.full]);

  return (
    <div className={styles.player}>
      {!hasCover ? (
        <Wave peaks={peaks} played={played} />
      ) : (
        <RemoteImage
          src={urls.preview}
          className={styles.cover}
          onError={() => setHasCover(false)}
        />
      )}
      <p className={styles.title} dir="auto">
        {description ||
          readableFileName(urls.full) ||
          mediaKindAndFormat(i18n, attachment, urls.full)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the supported servers send no captions with attachments */}
      <audio
        ref={ref}
        src={urls.full}
        controls
        autoPlay={isOpened && !prefersReducedData()}
        preload={prefersReducedData() ? 'none' : 'metadata'}
        aria-label={description ? undefined : t`Audio without a description`}
        title={description || undefined}
        className={styles.controls}
        onLoadedMetadata={onReady}
        onError={onFailure}
        onPlay={() => setWantsWave(true)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setPlayed(duration > 0 ? currentTime / duration : 0)
        }
      />
    </div>
  );
}
