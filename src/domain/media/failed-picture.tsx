import { Trans } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import type { MediaUrls } from './media-urls.ts';
import { TileSheet } from './tile-sheet.tsx';
import { useCameElsewhere } from './use-came-elsewhere.ts';

/** In the place of a picture that did not come: what it would show, and that it did not come. */
export function FailedPicture({
  description,
  urls: { full, preview },
  onCame,
}: {
  description: string;
  urls: MediaUrls;
  onCame: () => void;
}) {
  useCameElsewhere([full, preview], onCame);
  return (
    <TileSheet icon={ImageOff} description={description}>
      <Trans>This file could not be loaded.</Trans>
    </TileSheet>
  );
}
