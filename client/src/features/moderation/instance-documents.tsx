import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  changeInstanceDocument,
  getInstanceDocument,
  resetInstanceDocument,
} from '@rookery/contract/calls/admin-documents.ts';
import { useStaffTextDraft } from '#session/drafts/use-staff-text-draft.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import layout from '#ui/page/layout.module.css';
import { TextArea } from '#ui/forms/text-area.tsx';
import styles from './moderation.module.css';

type DocumentName = 'terms-of-service' | 'instance-panel';

export const instanceDocumentQuery = defineQuery(
  'instance document',
  getInstanceDocument,
  identity,
);

/** Editor for an HTML document: preview, save, and reset to the server's default. */
function DocumentForm({ name, label, html }: { name: DocumentName; label: string; html: string }) {
  const { t } = useLingui();
  const session = useSession();
  const [text, saveText, clearText] = useStaffTextDraft('document', name, html);
  const [isDone, setIsDone] = useState(false);
  const saving = useSendRequest(changeInstanceDocument, () => true);
  const resetting = useSendRequest(resetInstanceDocument, () => true);
  const failure = saving.failure ?? resetting.failure;
  const path = { name };

  const changeText = (value: string): void => {
    saveText(value);
    setIsDone(false);
  };
  const finish = async (isAccepted: boolean | undefined): Promise<void> => {
    if (isAccepted === undefined) return;
    await invalidateQuery(session, instanceDocumentQuery, { path });
    clearText(text);
    setIsDone(true);
  };
  const save = async (): Promise<void> => {
    const file = new File([text], `${name}.html`, { type: 'text/html' });
    await finish(await saving.send({ path, body: { file } }));
  };
  const reset = async (): Promise<void> => {
    await finish(await resetting.send({ path }));
  };
  return (
    <Form className={classNames(styles.group, layout.stack)} onSubmit={save}>
      <TextArea
        label={label}
        description={t`HTML. Unsafe content is removed when displayed.`}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => changeText(target.value)}
      />
      {text.trim() !== '' && (
        <details>
          <summary>
            <Trans>Preview</Trans>
          </summary>
          <RichText html={text} baseUrl={session.origin} className={styles.text} />
        </details>
      )}
      <FormButtons
        submit={t`Save`}
        isBusy={saving.isSending}
        disabled={text === html || text.trim() === ''}
      >
        {text !== html && (
          <Button onClick={() => changeText(html)}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        <ConfirmButton
          label={t`Restore server default`}
          title={t`Restore the server default?`}
          question={
            <Trans>This text will be deleted. Everyone will see the server default instead.</Trans>
          }
          acceptLabel={t({
            message: 'Restore',
            comment: 'Verb, button: brings the default text of the server back',
          })}
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
  const state = useCall(instanceDocumentQuery, { path: { name } });
  return (
    <RequestView state={state} label={t`Loading ${label}…`}>
      {(html) => <DocumentForm name={name} label={label} html={html} />}
    </RequestView>
  );
}

/** Terms and panel of the instance, edited by admins. */
export function InstanceDocuments() {
  const { t } = useLingui();
  return (
    <>
      <Document name="terms-of-service" label={t`Terms of service`} />
      <Document name="instance-panel" label={t`“About this server” panel`} />
    </>
  );
}
