import { RemoteImage } from '#ui/pictures/still-image.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { BlurhashCanvas } from '../pictures/blurhash-canvas.tsx';
import { coverLabel, filteredByLabel } from '../cover-label.ts';
import type { MediaKind } from '#store/media/media-kind.ts';
import type { MediaUrls } from '#store/media/media-urls.ts';
import styles from './tiles.module.css';

/** Covers sensitive or filtered media until it is clicked (R-ATT-008). */
export function CoverTile({
  attachment,
  kind,
  urls,
  coverTitles,
  opensLightbox,
  onPress,
}: {
  attachment: AttachmentRow;
  kind: MediaKind;
  urls: MediaUrls;
  coverTitles: readonly string[] | undefined;
  /** Whether the click opens the lightbox instead of revealing the media. */
  opensLightbox: boolean;
  onPress: (cover: HTMLElement) => void;
}) {
  const { i18n } = useLingui();
  const isPreloading = usePreference('preloadImage');
  const isBlurred = usePreference('useBlurhash');
  const censorImage = safeMediaUrl(useInstanceOptions().nsfwCensorImage ?? '');
  const { blurhash } = attachment;
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={coverLabel(coverTitles, opensLightbox, i18n)}
      onClick={(event) => onPress(event.currentTarget)}
    >
      {isPreloading && kind === 'image' && (
        <RemoteImage src={urls.preview ?? urls.full} className={styles.unseen} />
      )}
      {isBlurred && blurhash !== null && <BlurhashCanvas hash={blurhash} />}
      {!(isBlurred && blurhash !== null) && censorImage !== undefined && (
        <img src={censorImage} alt="" loading="lazy" className={styles.blur} />
      )}
      <span className={styles.coverText}>
        <Icon of={EyeOff} />
        <span>{coverTitles ? filteredByLabel(coverTitles, i18n) : <Trans>Sensitive</Trans>}</span>
      </span>
    </button>
  );
}
