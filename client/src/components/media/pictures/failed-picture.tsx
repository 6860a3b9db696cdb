import { Trans } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { RemoteImage } from '#ui/pictures/still-image.tsx';
import type { MediaUrls } from '#store/media/media-urls.ts';
import { TileOverlay } from '../gallery/tile-overlay.tsx';
import { useMediaLoadedElsewhere } from '../use-media-loaded-elsewhere.ts';

interface FailedPictureProps {
  /** The properties of the image that failed. */
  picture: ComponentPropsWithRef<'img'> & { readonly alt: string };
  urls: MediaUrls;
  /** Called when the same file has loaded elsewhere on the page. */
  onLoadedElsewhere: () => void;
}

function FailureTile({ picture, urls: { full, preview }, onLoadedElsewhere }: FailedPictureProps) {
  useMediaLoadedElsewhere([full, preview], onLoadedElsewhere);
  const description = picture.alt;
  return (
    <TileOverlay icon={ImageOff} description={description}>
      <Trans>Couldn’t load this file.</Trans>
    </TileOverlay>
  );
}

/**
 * Replaces a picture whose preview failed to load by the original file, which may exist without a
 * preview. If the original fails too, shows the description and an error.
 */
export function FailedPicture(props: FailedPictureProps) {
  const { picture, urls } = props;
  const [hasFailed, setHasFailed] = useState(urls.preview === undefined);
  if (hasFailed) return <FailureTile {...props} />;
  return (
    <RemoteImage
      {...picture}
      src={urls.full}
      onLoad={undefined}
      onError={() => setHasFailed(true)}
    />
  );
}
