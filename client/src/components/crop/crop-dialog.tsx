import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  centerCrop,
  convertToPercentCrop,
  convertToPixelCrop,
  type Crop,
  makeAspectCrop,
  type PercentCrop,
  ReactCrop,
} from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import styles from './crop-dialog.module.css';
import { cropPicture } from '#lib/crop-picture.ts';

/** Returns a centred crop with this aspect ratio, as large as possible. */
function initialCrop({ width, height }: HTMLImageElement, aspect: number | undefined): Crop {
  if (aspect === undefined) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  return centerCrop(
    makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height),
    width,
    height,
  );
}

/** Returns an object URL for the file while it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [src, setAddress] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    void Promise.resolve(objectUrl).then(setAddress);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return src;
}

/** Selects a part of an image by pointer or arrow keys, or the whole image. */
export function CropDialog({
  file,
  aspect,
  isRound = false,
  onUse,
  onClose,
}: {
  file: File;
  /** Width divided by height; any ratio if undefined. */
  aspect?: number | undefined;
  isRound?: boolean;
  /** Receives the selected part of the image in per cent; no part means the whole image. */
  onUse: (file: File, part?: PercentCrop) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const image = useRef<HTMLImageElement>(null);
  const src = useObjectUrl(file);
  const [crop, setCrop] = useState<Crop>();
  const [hasFailed, setFailed] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const applyCrop = async (): Promise<void> => {
    const { current } = image;
    if (!current || !crop) return;
    const { naturalWidth, naturalHeight } = current;
    const area = convertToPixelCrop(crop, naturalWidth, naturalHeight);
    try {
      const part = convertToPercentCrop(crop, naturalWidth, naturalHeight);
      onUse(await cropPicture(current, area, file), part);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Crop image`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button data-autofocus onClick={() => onUse(file)}>
            <Trans>Use whole image</Trans>
          </Button>
          <Button variant="primary" disabled={!crop?.width} onClick={() => void applyCrop()}>
            <Trans>Crop</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.cropper}>
        {src !== undefined && !isUnreadable && (
          <ReactCrop
            {...(crop && { crop })}
            {...(aspect !== undefined && { aspect })}
            circularCrop={isRound}
            keepSelection
            minWidth={16}
            onChange={(_, percent) => setCrop(percent)}
            ariaLabels={{
              cropArea: t`Crop area; move it with the arrow keys`,
              nwDragHandle: t`Top left corner`,
              nDragHandle: t`Top edge`,
              neDragHandle: t`Top right corner`,
              eDragHandle: t`Right edge`,
              seDragHandle: t({
                message: 'Bottom right corner',
                comment: 'Handle of the crop area, read out',
              }),
              sDragHandle: t`Bottom edge`,
              swDragHandle: t`Bottom left corner`,
              wDragHandle: t`Left edge`,
            }}
          >
            <img
              ref={image}
              src={src}
              alt={t`Image to crop`}
              onLoad={({ currentTarget }) => setCrop(initialCrop(currentTarget, aspect))}
              onError={() => setUnreadable(true)}
            />
          </ReactCrop>
        )}
        {file.type === 'image/gif' && (
          <p>
            <Trans>
              Cropping an animated image stops the animation. Use the whole image to keep it.
            </Trans>
          </p>
        )}
        {isUnreadable && (
          <p>
            <Trans>
              This browser can’t display the image. You can use the whole image, but others may not
              see it either.
            </Trans>
          </p>
        )}
        {hasFailed && (
          <FailureLine>
            <Trans>Couldn’t crop the image. You can use the whole image.</Trans>
          </FailureLine>
        )}
      </div>
    </Dialog>
  );
}
