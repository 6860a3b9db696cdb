import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRow } from '#store/use-row.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import layout from '#ui/page/layout.module.css';
import { Spinner } from '#ui/notes/spinner.tsx';
import { getMascot, setMascot } from '@rookery/contract/calls/account-settings.ts';
import { useFoundSettingFocus } from '#components/windows/found-setting-context.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { updateCredentials, updateProfileImages } from '@rookery/contract/calls/accounts.ts';
import { deleteAvatar, deleteHeader } from '@rookery/contract/calls/mastodon/profile.ts';
import { ingestAccountResponse } from '#session/people/load-account.ts';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { formatApproximateSize } from '#i18n/format/approximate-size.ts';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { Field } from '#ui/forms/field.tsx';
import fileInput from '#ui/forms/file-input.module.css';
import { FeaturedTagsForm } from './featured-tags-form.tsx';
import { ProfileOptionsForm } from './profile-options-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './account-settings.module.css';

const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,image/bmp,image/x-icon';

/** File field for an image; also accepts drops and pastes. */
function PictureDrop({
  label,
  description,
  error,
  isDisabled,
  onFile,
  children,
}: {
  label: string;
  description: ReactNode;
  error: ReactNode;
  isDisabled: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const pickImage = (files: FileList | null | undefined): void => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file && !isDisabled) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    pickImage(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.picture}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) => pickImage(clipboardData.files)}
    >
      {children}
      <Field label={label} description={description} error={error}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            className={fileInput.file}
            accept={pictureTypes}
            disabled={isDisabled}
            onChange={({ target }) => {
              pickImage(target.files);
              target.value = '';
            }}
          />
        )}
      </Field>
    </div>
  );
}

const CropDialog = lazyPart('CropDialog', () => import('#components/crop/crop-dialog.tsx'));

/* Name in the API, limit and aspect ratio of each image. Headers are 3:1; a background has any
   shape. */
const parts = {
  avatar: { name: 'avatar', limit: 'avatar', aspect: 1 },
  header: { name: 'header', limit: 'banner', aspect: 3 },
  background: { name: 'pleroma_background_image', limit: 'background', aspect: undefined },
} as const;

/** Field for one of the member's images: shows, replaces or removes it (R-SET-048). */
function PictureField({
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
  /* Takes the focus if a link on the profile opened the settings for this image. */
  const ref = useFoundSettingFocus(kind);
  const most = uploadLimits[limit];
  const [tooLarge, setTooLarge] = useState<number>();
  const [picked, setPicked] = useState<File>();
  const hasDeletion = useCan('pictureDeletion');
  const { attempt, isPending, failure } = useAttempt(async (file: File | undefined) => {
    if (file) return load(updateProfileImages, { body: { [name]: file } }, ingestAccountResponse);
    if (hasDeletion && kind !== 'background')
      return load(kind === 'avatar' ? deleteAvatar : deleteHeader, {}, ingestAccountResponse);
    return load(updateCredentials, { body: { [name]: '' } }, ingestAccountResponse);
  });
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
      ? t`Choose, drop or paste an image.`
      : t`Choose, drop or paste an image (up to ${{ size: formatApproximateSize(most, i18n.locale, { isLimit: true }) }}).`;
  return (
    <div ref={ref} className={styles.pictureField}>
      <PictureDrop
        label={labels[kind]}
        description={limitText}
        error={
          tooLarge !== undefined &&
          most !== undefined &&
          t`This file is too large: ${{ size: size(tooLarge) }} (maximum ${{ maximum: size(most) }})`
        }
        isDisabled={isPending}
        onFile={setPicked}
      >
        {url !== undefined && <img src={url} alt="" referrerPolicy="no-referrer" />}
      </PictureDrop>
      {isPending && <progress aria-label={t`Uploading image…`} />}
      <CallFailure error={failure} />
      {url !== undefined && (
        <ConfirmButton
          size="small"
          label={t({
            message: 'Reset',
            comment: 'Verb: back to the default image; undo theme changes',
          })}
          title={t`Remove this image?`}
          question={<Trans>The default image will be shown instead.</Trans>}
          isBusy={isPending}
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

const mascotQuery = defineQuery('mascot', getMascot, identity);

/** Field for the mascot, an image that Pleroma-FE and Akkoma-FE show in a corner (R-SET-047). */
function MascotField() {
  const { t } = useLingui();
  const state = useCall(mascotQuery, {});
  const { send, isSending, failure } = useSendRequest(setMascot, () => true);
  return (
    <RequestView state={state} label={t`Mascot`}>
      {({ url }) => (
        <div className={styles.pictureField}>
          <PictureDrop
            label={t`Mascot`}
            description={t`Some other apps show it in a corner of the page.`}
            error={false}
            isDisabled={isSending}
            onFile={(file) => void send({ body: { file } }).then(() => state.retry())}
          >
            <img
              src={safeMediaUrl(url ?? '')}
              alt={t`Current mascot`}
              referrerPolicy="no-referrer"
            />
          </PictureDrop>
          {isSending && <progress aria-label={t`Uploading image…`} />}
          <CallFailure error={failure} />
        </div>
      )}
    </RequestView>
  );
}

/** Settings tab for the public profile. */
export function ProfileSettingsTab() {
  const { tables, viewerId } = useSession();
  const account = useRow(tables.accounts, viewerId);
  const hasBackground = useCan('pageBackground');
  const hasTags = useCan('featuredTags');
  const hasMascot = useCan('mascot');
  if (!account?.source) return <Spinner isBlock />;
  return (
    <div className={layout.stack}>
      <ProfileForm key={account.id} account={account} />
      <ProfileOptionsForm />
      {hasTags && <FeaturedTagsForm />}
      <h4>
        <Trans>Images</Trans>
      </h4>
      <PictureField kind="avatar" current={account.avatar} />
      <PictureField kind="header" current={account.header} />
      {hasBackground && (
        <PictureField kind="background" current={account.backgroundImage ?? undefined} />
      )}
      {hasMascot && <MascotField />}
    </div>
  );
}
