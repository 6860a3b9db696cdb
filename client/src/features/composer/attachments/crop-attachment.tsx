import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { detectAnimation } from '#lib/media/detect-animation.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { draftMedia } from '#session/uploads/draft-media.ts';
import { cropFocalPoint } from '#lib/pictures/focal-point.ts';
import { isShrinkable } from '#lib/pictures/shrink-picture.ts';
import type { Attachments } from './use-attachments.ts';

const CropDialog = lazyPart('CropDialog', () => import('#components/crop/crop-dialog.tsx'));

/** Number of bytes at the start of a picture that say whether it is animated. */
const headerBytes = 64 * 1024;

/** Returns whether the button to crop a file is shown, judged by its type and name. */
export function isCroppable({ kind, mimeType, name, url }: DraftAttachment): boolean {
  const isGif = mimeType === 'image/gif' || /\.gif$/i.test(name) || /\.gif$/i.test(url ?? '');
  return kind === 'image' && !isGif;
}

/** Downloads a picture that is already uploaded, such as one of a post that is edited. */
async function fetchPicture({ name, url }: DraftAttachment): Promise<File> {
  const src = safeMediaUrl(url ?? '');
  if (src === undefined) throw new Error('the picture has no address');
  const response = await fetch(src, { credentials: 'omit', referrerPolicy: 'same-origin' });
  if (!response.ok) throw new Error('the picture could not be requested');
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}

async function isStill(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  const animation = detectAnimation(start);
  return animation === undefined || animation === 'none';
}

/** Button that crops a picture and uploads the result in its place. */
export function CropAttachment({
  attachment,
  attachments,
  isDisabled,
}: {
  attachment: DraftAttachment;
  attachments: Attachments;
  isDisabled: boolean;
}) {
  const { uploads, pictures } = useSession().part(draftMedia);
  const { key, focus } = attachment;
  const [picked, setPicked] = useState<File>();
  const [isRefused, setIsRefused] = useState(false);
  const { attempt, isPending, failure } = useAttempt(async () => {
    const local = uploads.store.getState()[key]?.file ?? pictures.get(key);
    const file = local ?? (await fetchPicture(attachment));
    const canCrop = isShrinkable(file) && (await isStill(file));
    setIsRefused(!canCrop);
    if (canCrop) setPicked(file);
  });
  return (
    <>
      <Button size="small" disabled={isDisabled} isBusy={isPending} onClick={() => void attempt()}>
        <Trans comment="Verb">Crop</Trans>
      </Button>
      {isRefused && (
        <FailureLine>
          <Trans>This image can’t be cropped: it’s animated or its format isn’t supported.</Trans>
        </FailureLine>
      )}
      {failure !== undefined && (
        <FailureLine>
          <Trans>Couldn’t load the image. Attach it again to crop it.</Trans>
        </FailureLine>
      )}
      {picked && (
        <LazyBoundary>
          <CropDialog
            file={picked}
            onUse={(file, part) => {
              setPicked(undefined);
              if (part) attachments.replace(key, file, focus && cropFocalPoint(focus, part));
            }}
            onClose={() => setPicked(undefined)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
