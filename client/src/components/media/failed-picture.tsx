import { Trans } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import type { MediaUrls } from './media-urls.ts';
import { TileOverlay } from './tile-overlay.tsx';
import { useLoadedElsewhere } from './use-loaded-elsewhere.ts';

/** Replaces a picture that failed to load by its description and an error. */
export function FailedPicture({
  description,
  urls: { full, preview },
  onCame,
}: {
  description: string;
  urls: MediaUrls;
  onCame: () => void;
}) {
  useLoadedElsewhere([full, preview], onCame);
  return (
    <TileOverlay icon={ImageOff} description={description}>
      <Trans>Couldn’t load this file.</Trans>
    </TileOverlay>
  );
}
