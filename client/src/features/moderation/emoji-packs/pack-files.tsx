import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useState, useRef } from 'react';
import {
  deleteEmojiFile,
  renameEmojiFile,
  addEmojiFile,
} from '@rookery/contract/calls/emoji-packs.ts';
import { EmojiImage } from '#components/emoji/emoji-text.tsx';
import { CallFailure, FailureLine } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { encodeUrlPart } from '@rookery/contract/text/well-formed.ts';
import { errorMessage } from '#components/failure/error-message.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { Field } from '#ui/forms/field.tsx';
import fileInput from '#ui/forms/file-input.module.css';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/page/layout.module.css';
import {
  invalidateEmojiQueries,
  emojiPackFilesQuery,
  type EmojiPackFile,
} from '#session/moderation/emoji-pack-queries.ts';

/** Returns the shortcode for a file name: `our_heron` for `our heron.png`. */
function shortcodeOf(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .trim()
    .replaceAll(/[^\p{L}\p{N}_+-]+/gu, '_');
}

function isArchive({ name, type }: File): boolean {
  return type === 'application/zip' || name.toLowerCase().endsWith('.zip');
}

/**
 * Form that adds emoji to a pack: one image with a chosen shortcode, or several images or a ZIP file,
 * whose shortcodes are the file names.
 */
export function AddEmoji({ pack }: { pack: string }) {
  const { i18n, t } = useLingui();
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [shortcode, setShortcode] = useState('');
  const [done, setDone] = useState(0);
  const [first] = files;
  const isSingleImage = files.length === 1 && first !== undefined && !isArchive(first);

  const adding = useAttempt(async () => {
    const chosen = input.current?.files;
    setDone(0);
    for (const file of files) {
      const name = isSingleImage ? shortcode.trim() : shortcodeOf(file.name);
      const named = isArchive(file) ? {} : { shortcode: name, filename: file.name };
      // oxlint-disable-next-line no-await-in-loop -- in order: after a refusal, that file and the following ones stay selected
      await session.call(addEmojiFile, { query: { name: pack }, body: { file, ...named } });
      setDone((count) => count + 1);
      setFiles((left) => left.filter((one) => one !== file));
    }
    /* If other files were selected in the meantime, the fields keep that selection. */
    if (!input.current || input.current.files !== chosen) return;
    input.current.value = '';
    setShortcode('');
  });
  const choose = (chosen: readonly File[]): void => {
    adding.dismiss();
    setDone(0);
    setFiles(chosen);
    setShortcode(chosen[0] ? shortcodeOf(chosen[0].name) : '');
  };
  const submit = async (): Promise<void> => {
    await adding.attempt();
    await invalidateEmojiQueries(session);
  };
  return (
    <Form className={classNames(layout.start, styles.adding)} onSubmit={submit}>
      <Field
        label={t`Add images`}
        description={t`Several images or a ZIP file. File names become shortcodes.`}
      >
        {(ids) => (
          <input
            {...ids}
            ref={input}
            type="file"
            className={fileInput.file}
            multiple
            accept="image/*,.zip,application/zip"
            onChange={({ target }) => choose([...(target.files ?? [])])}
          />
        )}
      </Field>
      {isSingleImage && (
        <TextInput
          label={t`Shortcode`}
          value={shortcode}
          onChange={({ target }) => setShortcode(target.value)}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        isBusy={adding.isPending}
        disabled={files.length === 0 || (isSingleImage && shortcode.trim() === '')}
      >
        <Trans>Add</Trans>
      </Button>
      <output className={textStyles.faint}>
        {done > 0 && <Plural value={done} one="# file added" other="# files added" />}
      </output>
      {adding.failure !== undefined && (
        <FailureLine>
          {first && <bdi>{first.name}: </bdi>}
          {i18n._(errorMessage(adding.failure))}
        </FailureLine>
      )}
    </Form>
  );
}

const pageSize = 30;

/** Focuses the field that replaces the clicked button. */
const focusField = (field: HTMLInputElement | null): void => field?.focus();

function FileLine({ pack, file }: { pack: string; file: EmojiPackFile }) {
  const { t } = useLingui();
  const session = useSession();
  const { shortcode, filename } = file;
  const [name, setName] = useState<string>();
  const renaming = useSendRequest(renameEmojiFile, () => true);
  const deleting = useSendRequest(deleteEmojiFile, () => true);
  const failure = renaming.failure ?? deleting.failure;
  const url = `${session.origin}/emoji/${encodeUrlPart(pack)}/${encodeUrlPart(filename)}`;

  const rename = async (): Promise<void> => {
    const body = { shortcode, new_shortcode: (name ?? '').trim(), new_filename: filename };
    if ((await renaming.send({ query: { name: pack }, body })) === undefined) return;
    setName(undefined);
    await invalidateEmojiQueries(session);
  };
  const remove = async (): Promise<void> => {
    if (await deleting.send({ query: { name: pack, shortcode } }))
      await invalidateEmojiQueries(session);
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
              label={t`New shortcode for ${shortcode}`}
              isLabelHidden
              ref={focusField}
              value={name}
              readOnly={renaming.isSending}
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
          question={<Trans>It will also disappear from posts that already use it.</Trans>}
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
  const state = useCallPages(emojiPackFilesQuery, { query: { name: pack, page_size: pageSize } });
  return (
    <PagedList
      state={state}
      label={t`Emoji in ${pack}`}
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
