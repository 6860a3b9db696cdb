import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { addEmojiFile } from '@rookery/contract/calls/emoji-packs.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { errorMessage } from '#components/failure/error-message.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';
import { invalidateEmoji } from './pack-queries.ts';

/** Returns the shortcode for a file: `our_heron` for `our heron.png`. */
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
 * Adds images to a pack: one with a chosen shortcode; several, or a ZIP file, by their file names.
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
    setDone(0);
    for (const file of files) {
      const name = isSingleImage ? shortcode.trim() : shortcodeOf(file.name);
      const named = isArchive(file) ? {} : { shortcode: name, filename: file.name };
      // oxlint-disable-next-line no-await-in-loop -- in order: what was refused and all after it is still chosen
      await session.call(addEmojiFile, { query: { name: pack }, body: { file, ...named } });
      setDone((count) => count + 1);
      setFiles((left) => left.filter((one) => one !== file));
    }
    if (input.current) input.current.value = '';
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
    await invalidateEmoji(session);
  };
  return (
    <Form className={styles.adding} onSubmit={submit}>
      <Field
        label={t`Add pictures`}
        description={t`Several at once, or a ZIP file: each is called as its file is.`}
      >
        {(ids) => (
          <input
            {...ids}
            ref={input}
            type="file"
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
