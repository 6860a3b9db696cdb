import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { updateCredentials, updateProfileImages } from '#contract/calls/accounts.ts';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { failureWords } from '#domain/failure/failure-words.ts';
import { ingestAccount } from '#entities/ingest/ingest-account.ts';
import { formatFileSize } from '#i18n/format/file-size.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import styles from './account-settings.module.css';

const parts = {
  avatar: { name: 'avatar', limit: 'avatar' },
  header: { name: 'header', limit: 'banner' },
  background: { name: 'pleroma_background_image', limit: 'background' },
} as const;

const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,image/bmp,image/x-icon';

/** One of the member's pictures: to look at, to put another in its place, or to do without. */
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
  const { name, limit } = parts[kind];
  const most = uploadLimits[limit];
  const [tooLarge, setTooLarge] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  const { attempt, isUnderWay, failure } = useAttempt(async (file: File | undefined) =>
    file
      ? load(updateProfileImages, { body: { [name]: file } }, (wire, how) =>
          ingestAccount(how.tables, wire, how),
        )
      : load(updateCredentials, { body: { [name]: '' } }, (wire, how) =>
          ingestAccount(how.tables, wire, how),
        ),
  );
  const labels = { avatar: t`Avatar`, header: t`Banner`, background: t`Page background` };
  const url = safeMediaUrl(current ?? '');
  const choose = (file: File | undefined): void => {
    const isTooLarge = file !== undefined && most !== undefined && file.size > most;
    setTooLarge(isTooLarge ? file.size : undefined);
    if (file && !isTooLarge) void attempt(file);
  };
  const size = (bytes: number): string => formatFileSize(bytes, i18n.locale);
  return (
    <div className={styles.picture}>
      {url !== undefined && <img src={url} alt="" referrerPolicy="no-referrer" />}
      <Field
        label={labels[kind]}
        description={most === undefined ? undefined : t`At most ${size(most)}`}
        error={
          tooLarge !== undefined && most !== undefined
            ? t`This file is too large: ${size(tooLarge)} of ${size(most)}`
            : undefined
        }
      >
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept={pictureTypes}
            disabled={isUnderWay}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      {failure !== undefined && <FailureLine>{i18n._(failureWords(failure))}</FailureLine>}
      {url !== undefined && (
        <Button size="small" isBusy={isUnderWay} onClick={() => setAsked(true)}>
          <Trans>Reset</Trans>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t`Do without this picture?`}
        acceptLabel={t`Reset`}
        onAccept={() => {
          setAsked(false);
          void attempt(undefined);
        }}
        onCancel={() => setAsked(false)}
      >
        <Trans>The picture that stands in for it will be shown instead.</Trans>
      </ConfirmDialog>
    </div>
  );
}
