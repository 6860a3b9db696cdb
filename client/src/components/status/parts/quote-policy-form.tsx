import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { updateInteractionPolicy } from '@rookery/contract/calls/mastodon/quotes.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { quotePolicies } from '#session/drafts/draft.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { Select } from '#ui/forms/select.tsx';
import layout from '#ui/page/layout.module.css';
import { quotePolicyLabels } from '../quote-policy-labels.ts';

/** Form for who may quote an own status. */
export function QuotePolicyForm({ status, onClose }: { status: StatusRow; onClose: () => void }) {
  const { i18n, t } = useLingui();
  const { notices } = useSession();
  const { id, quotePolicy = 'public' } = status;
  const [policy, setPolicy] = useState(quotePolicy);
  const { send, isSending, failure } = useSendRequest(
    updateInteractionPolicy,
    (wire, { tables, ...context }) => ingestStatus(tables, wire, context),
  );
  const save = async (): Promise<void> => {
    const body = { quote_approval_policy: policy };
    if ((await send({ path: { id }, body })) === undefined) return;
    notices.raise({ level: 'success', messageKey: 'status.quote_policy_saved', timeoutMs: 5_000 });
    onClose();
  };
  return (
    <Form aria-label={t`Who can quote this post`} className={layout.stack} onSubmit={save}>
      <Select
        label={t`Who can quote this post`}
        value={policy}
        options={quotePolicies.map((value) => ({
          value,
          label: i18n._(quotePolicyLabels[value]),
        }))}
        onChoose={setPolicy}
      />
      <p>
        <Trans>Existing quotes stay. You can remove each of them.</Trans>
      </p>
      <CallFailure error={failure} onRetry={() => void save()} />
      <FormButtons submit={t`Save`} isBusy={isSending} onCancel={onClose} />
    </Form>
  );
}
