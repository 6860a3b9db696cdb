import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  changeInstanceDocument,
  getInstanceDocument,
  resetInstanceDocument,
} from '#contract/calls/admin-documents.ts';
import { useKeptText } from '#domain/draft/use-kept-text.ts';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { RequestView } from '#domain/request/request-view.tsx';
import { RichText } from '#domain/rich-text/rich-text.tsx';
import { askAgain } from '#session/queries/change-answers.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { Form } from '#ui/form.tsx';
import layout from '#ui/layout.module.css';
import { TextArea } from '#ui/text-area.tsx';
import styles from './moderation.module.css';

type DocumentName = 'terms-of-service' | 'instance-panel';

export const documentQuery = defineQuery('instance document', getInstanceDocument, asItIs);

/** One document as HTML: what it will look like, saved, or taken back to what the server brings along. */
function DocumentForm({ name, label, html }: { name: DocumentName; label: string; html: string }) {
  const { t } = useLingui();
  const session = useSession();
  const [text, keep, forget] = useKeptText('document', name, html);
  const [isDone, setIsDone] = useState(false);
  const saving = useSend(changeInstanceDocument, () => true);
  const resetting = useSend(resetInstanceDocument, () => true);
  const failure = saving.failure ?? resetting.failure;
  const path = { name };

  const write = (value: string): void => {
    keep(value);
    setIsDone(false);
  };
  const settle = async (isTaken: boolean | undefined): Promise<void> => {
    if (isTaken === undefined) return;
    await askAgain(session, documentQuery, { path });
    forget();
    setIsDone(true);
  };
  const save = async (): Promise<void> => {
    const file = new File([text], `${name}.html`, { type: 'text/html' });
    await settle(await saving.send({ path, body: { file } }));
  };
  const reset = async (): Promise<void> => {
    await settle(await resetting.send({ path }));
  };
  return (
    <Form className={classNames(styles.group, layout.stack)} onSubmit={save}>
      <TextArea
        label={label}
        description={t`HTML. What could do harm is left out where it is shown.`}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {text.trim() !== '' && (
        <details>
          <summary>
            <Trans>Preview</Trans>
          </summary>
          <RichText html={text} baseUrl={session.origin} className={styles.words} />
        </details>
      )}
      <FormButtons
        submit={t`Save`}
        isBusy={saving.isSending}
        disabled={text === html || text.trim() === ''}
      >
        {text !== html && (
          <Button onClick={() => write(html)}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <ConfirmButton
          label={t`Back to the server’s own`}
          title={label}
          question={
            <Trans>What was written here is thrown away, for everybody on this instance.</Trans>
          }
          acceptLabel={t`Throw it away`}
          isDanger
          isBusy={resetting.isSending}
          onAccept={() => void reset()}
        />
        <output>{isDone && <Trans>Saved</Trans>}</output>
      </FormButtons>
      <CallFailure error={failure} />
    </Form>
  );
}

function Document({ name, label }: { name: DocumentName; label: string }) {
  const { t } = useLingui();
  const state = useCall(documentQuery, { path: { name } });
  return (
    <RequestView state={state} label={t`Loading ${label}`}>
      {(html) => <DocumentForm name={name} label={label} html={html} />}
    </RequestView>
  );
}

/** The terms and the panel of the instance, written by its admins. */
export function InstanceDocuments() {
  const { t } = useLingui();
  return (
    <>
      <Document name="terms-of-service" label={t`Terms of service`} />
      <Document name="instance-panel" label={t`Panel beside the timelines`} />
    </>
  );
}
