import { Trans, useLingui } from '@lingui/react/macro';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useSession } from '#session/session-context.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import layout from '#ui/page/layout.module.css';
import { Select } from '#ui/forms/select.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

/** Maximum number of days that servers accept. */
const maxDays = 730;
const defaultDays = 30;

function AccountPrivacyForm({ account }: { account: AccountRow }) {
  const { t } = useLingui();
  const { draft, change, save, hasChanges, isSaved, isSending, failure } = useProfileDraft(
    account,
    'privacy',
  );
  const { sendersOfDirect, lifeOfPosts } = draft;
  return (
    <Form
      aria-label={t`Direct messages and automatic deletion`}
      className={layout.stack}
      onSubmit={save}
    >
      <h4>
        <Trans>Direct messages and automatic deletion</Trans>
      </h4>
      {sendersOfDirect !== undefined && (
        <Select
          label={t`Who can send me direct messages`}
          value={sendersOfDirect}
          options={[
            {
              value: 'everybody',
              label: t({
                message: 'Everyone',
                comment: 'Answer to “Who can send me direct messages”',
              }),
            },
            {
              value: 'people_i_follow',
              label: t({
                message: 'People I follow',
                comment: 'Answer to “Who can send me direct messages”',
              }),
            },
            {
              value: 'nobody',
              label: t({
                message: 'No one',
                comment: 'Answer to “Who can send me direct messages”',
              }),
            },
          ]}
          onChoose={(chosen) => change({ sendersOfDirect: chosen })}
        />
      )}
      {lifeOfPosts !== undefined && (
        <Checkbox
          label={t`Automatically delete my posts`}
          checked={lifeOfPosts !== null}
          onToggle={(isOn) => change({ lifeOfPosts: isOn ? defaultDays : null })}
        />
      )}
      {lifeOfPosts !== undefined && lifeOfPosts !== null && (
        <TextInput
          label={t`Delete posts after (days)`}
          type="number"
          min={1}
          max={maxDays}
          required
          value={lifeOfPosts}
          onChange={({ target }) => change({ lifeOfPosts: Math.round(target.valueAsNumber || 1) })}
        />
      )}
      <CallFailure error={failure} onRetry={() => void save()} />
      <FormButtons submit={t`Save`} isBusy={isSending} disabled={!hasChanges}>
        <output>{isSaved && <Trans>Saved</Trans>}</output>
      </FormButtons>
    </Form>
  );
}

/**
 * Form for who may send direct messages and when posts are deleted. Renders nothing on servers that
 * have neither option, such as Mastodon.
 */
export function PrivacyForm() {
  const { tables, viewerId } = useSession();
  const account = useRow(tables.accounts, viewerId);
  if (!account?.source) return null;
  const isOffered =
    account.acceptsDirectMessagesFrom !== undefined || account.statusTtlDays !== undefined;
  return isOffered && <AccountPrivacyForm key={account.id} account={account} />;
}
