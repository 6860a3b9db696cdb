import { Trans } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import type { MediaUrls } from './media-urls.ts';
import { TileSheet } from './tile-sheet.tsx';
import { useCameElsewhere } from './use-came-elsewhere.ts';

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
  useCameElsewhere([full, preview], onCame);
  return (
    <TileSheet icon={ImageOff} description={description}>
      <Trans>This file could not be loaded.</Trans>
    </TileSheet>
  );
}
