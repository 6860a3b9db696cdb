import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteEmojiFile, renameEmojiFile } from '@rookery/contract/calls/emoji-packs.ts';
import { EmojiImage } from '#components/emoji/emoji-text.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Form, FormButtons } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from '../moderation.module.css';
import { invalidateEmoji, packFilesQuery, type PackFile } from './pack-queries.ts';
import { encodePart } from '@rookery/contract/text/well-formed.ts';

const pageSize = 30;

/** The field replaces the clicked button, so it takes the focus. */
const focusField = (field: HTMLInputElement | null): void => field?.focus();

function FileLine({ pack, file }: { pack: string; file: PackFile }) {
  const { t } = useLingui();
  const session = useSession();
  const { shortcode, filename } = file;
  const [name, setName] = useState<string>();
  const renaming = useSend(renameEmojiFile, () => true);
  const deleting = useSend(deleteEmojiFile, () => true);
  const failure = renaming.failure ?? deleting.failure;
  const url = `${session.origin}/emoji/${encodePart(pack)}/${encodePart(filename)}`;

  const rename = async (): Promise<void> => {
    const body = { shortcode, new_shortcode: (name ?? '').trim(), new_filename: filename };
    if ((await renaming.send({ query: { name: pack }, body })) === undefined) return;
    setName(undefined);
    await invalidateEmoji(session);
  };
  const remove = async (): Promise<void> => {
    if (await deleting.send({ query: { name: pack, shortcode } })) await invalidateEmoji(session);
  };
  return (
    <>
      <Form className={styles.emojiLine} onSubmit={rename}>
        <EmojiImage emoji={{ shortcode, url, staticUrl: url }} />
        {name === undefined ? (
          <>
            <code className={styles.shortcode}>:{shortcode}:</code>
            <Button
              size="small"
              aria-label={t`Rename ${shortcode}`}
              onClick={() => setName(shortcode)}
            >
              <Trans>Rename</Trans>
            </Button>
          </>
        ) : (
          <>
            <TextInput
              label={t`New shortcode of ${shortcode}`}
              isLabelHidden
              ref={focusField}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <FormButtons
              submit={t`Save`}
              size="small"
              isBusy={renaming.isSending}
              disabled={name.trim() === '' || name.trim() === shortcode}
              onCancel={() => setName(undefined)}
            />
          </>
        )}
        <ConfirmButton
          size="small"
          aria-label={t`Delete ${shortcode}`}
          label={t`Delete`}
          title={t`Delete ${shortcode}?`}
          question={<Trans>It goes from the posts that have used it too.</Trans>}
          acceptLabel={t`Delete ${shortcode}`}
          isDanger
          isBusy={deleting.isSending}
          onAccept={() => void remove()}
        />
      </Form>
      <CallFailure error={failure} />
    </>
  );
}

export function PackFiles({ pack }: { pack: string }) {
  const { t } = useLingui();
  const state = useCallPages(packFilesQuery, { query: { name: pack, page_size: pageSize } });
  return (
    <PagedList
      state={state}
      label={t`Emoji of ${pack}`}
      empty={t`This pack is empty.`}
      keyOf={({ shortcode }) => shortcode}
    >
      {(file) => (
        <li>
          <FileLine pack={pack} file={file} />
        </li>
      )}
    </PagedList>
  );
}
