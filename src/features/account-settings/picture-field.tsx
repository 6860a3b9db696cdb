import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { updateCredentials, updateProfileImages } from '#contract/calls/accounts.ts';
import { handleAccount } from '#components/account/account-queries.ts';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { PictureDrop } from './picture-drop.tsx';
import styles from './account-settings.module.css';

const CropDialog = lazyPart('CropDialog', () => import('./crop-dialog.tsx'));

/* Headers are rendered with a ratio of 3:1; a background has the shape of the viewer's window. */
const parts = {
  avatar: { name: 'avatar', limit: 'avatar', aspect: 1 },
  header: { name: 'header', limit: 'banner', aspect: 3 },
  background: { name: 'pleroma_background_image', limit: 'background', aspect: undefined },
} as const;

/** Field for one of the member's images: shows, replaces or removes it (R-SET-048). */
export function PictureField({
  kind,
  current,
}: {
  kind: keyof typeof parts;
  current: string | undefined;
}) {
  const { i18n, t } = useLingui();
  const { load, instance } = useSession();
  const uploadLimits = useStore(instance, ({ info }) => info.uploadLimits);
  const { name, limit, aspect } = parts[kind];
  const most = uploadLimits[limit];
  const [tooLarge, setTooLarge] = useState<number>();
  const [picked, setPicked] = useState<File>();
  const {
    attempt,
    isPending: isUnderWay,
    failure,
  } = useAttempt(async (file: File | undefined) =>
    file
      ? load(updateProfileImages, { body: { [name]: file } }, handleAccount)
      : load(updateCredentials, { body: { [name]: '' } }, handleAccount),
  );
  const labels = { avatar: t`Avatar`, header: t`Banner`, background: t`Page background` };
  const url = safeMediaUrl(current ?? '');
  const send = (file: File): void => {
    setPicked(undefined);
    const isTooLarge = most !== undefined && file.size > most;
    setTooLarge(isTooLarge ? file.size : undefined);
    if (!isTooLarge) void attempt(file);
  };
  const size = (bytes: number): string => formatFileSize(bytes, i18n.locale);
  const limitText =
    most === undefined
      ? t`Pick, drop or paste a picture.`
      : t`Pick, drop or paste a picture of at most ${size(most)}.`;
  return (
    <div className={styles.pictureField}>
      <PictureDrop
        label={labels[kind]}
        description={limitText}
        error={
          tooLarge !== undefined &&
          most !== undefined &&
          t`This file is too large: ${size(tooLarge)} of ${size(most)}`
        }
        isDisabled={isUnderWay}
        onFile={setPicked}
      >
        {url !== undefined && <img src={url} alt="" referrerPolicy="no-referrer" />}
      </PictureDrop>
      {isUnderWay && <progress aria-label={t`The picture is being sent`} />}
      <CallFailure error={failure} />
      {url !== undefined && (
        <ConfirmButton
          size="small"
          label={t`Reset`}
          title={t`Do without this picture?`}
          question={<Trans>The picture that stands in for it will be shown instead.</Trans>}
          isBusy={isUnderWay}
          onAccept={() => void attempt(undefined)}
        />
      )}
      {picked && (
        <LazyBoundary>
          <CropDialog
            file={picked}
            aspect={aspect}
            isRound={kind === 'avatar'}
            onUse={send}
            onClose={() => setPicked(undefined)}
          />
        </LazyBoundary>
      )}
    </div>
  );
}
