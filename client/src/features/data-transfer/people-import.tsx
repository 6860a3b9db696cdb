import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import fileInput from '#ui/forms/file-input.module.css';
import layout from '#ui/page/layout.module.css';
import { parseHandles, type ParsedHandles } from '#lib/url/parse-handles.ts';
import type { TransferableList } from './transferable-lists.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './data.module.css';

/**
 * Maximum size of a file in bytes. The longest list that servers accept, 10,000 lines, is smaller.
 */
const maxBytes = 1_000_000;

/** Reads a list from a file, shows its length and sends it (R-SET-043). */
export function PeopleImport({ list }: { list: TransferableList }) {
  const { t } = useLingui();
  const [parsed, setParsed] = useState<ParsedHandles>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isSent, setSent] = useState(false);
  const { send, isSending, failure } = useSendRequest(list.send, () => true);
  const choose = async (file: File | undefined): Promise<void> => {
    setSent(false);
    setParsed(undefined);
    setTooLarge(file !== undefined && file.size > maxBytes);
    if (file && file.size <= maxBytes) setParsed(parseHandles(await file.text()));
  };
  const isOtherKind = parsed?.kind === list.refuses;
  const handles = isOtherKind ? [] : (parsed?.handles ?? []);
  const reason = (): string | false => {
    if (isTooLarge) return t`This file is too large.`;
    if (parsed?.kind === 'hosts')
      return t`This file lists servers. Choose a file that lists people.`;
    if (parsed?.kind === 'lists')
      return t`This file contains your lists and their members. Choose a file that lists people.`;
    if (parsed?.kind === 'posts') return t`This file lists posts. Choose a file that lists people.`;
    if (isOtherKind && parsed?.kind === 'mutes')
      return t`This file lists muted people. Import it under “Muted people”.`;
    if (isOtherKind)
      return t`This file lists people to follow. Import it under “People you follow”.`;
    return parsed?.handles.length === 0 && t`This file contains no account addresses.`;
  };
  const submit = async (): Promise<void> => {
    if ((await send({ body: { list: handles.join('\n') } })) !== true) return;
    setSent(true);
    setParsed(undefined);
  };
  return (
    <div className={layout.stack}>
      <Field
        label={t`Import from a file`}
        description={t`A CSV file or a list with one address per line, from this or another server`}
        error={reason()}
      >
        {(ids) => (
          <input
            {...ids}
            type="file"
            className={fileInput.file}
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {handles.length > 0 && (
        <div className={classNames(layout.looseRow, styles.export)}>
          <span>
            <Plural value={{ count: handles.length }} one="# person" other="# people" />
            {parsed !== undefined && parsed.unreadLines > 0 && (
              <>
                {' '}
                <Plural
                  value={{ count: parsed.unreadLines }}
                  one="# line couldn’t be read and will be skipped."
                  other="# lines couldn’t be read and will be skipped."
                />
              </>
            )}
          </span>
          <Button size="small" variant="primary" isBusy={isSending} onClick={() => void submit()}>
            <Trans comment="Verb, button">Import</Trans>
          </Button>
        </div>
      )}
      <CallFailure error={failure} />
      <output>
        {isSent && <Trans>The server received the list. The import may take a while.</Trans>}
      </output>
    </div>
  );
}
