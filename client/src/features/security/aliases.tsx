import { Trans, useLingui } from '@lingui/react/macro';
import { addAlias, getAliases, removeAlias } from '@rookery/contract/calls/account-settings.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { displayAcct } from '#lib/url/display-address.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import layout from '#ui/page/layout.module.css';
import { TextInput } from '#ui/forms/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import { accountErrorMessage, assertSettingsAccepted } from './account-error-message.ts';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

const aliasesQuery = defineQuery('aliases', getAliases, ({ aliases }) => aliases);

/** The member's other accounts, from which followers can be moved to this one (R-SET-042). */
export function Aliases() {
  const { i18n, t } = useLingui();
  const { load } = useSession();
  const state = useCall(aliasesQuery, {});
  const { send, isSending, failure } = useSendRequest(removeAlias, assertSettingsAccepted);
  return (
    <>
      <p>
        <Trans>Add your old account here before moving from it to this one.</Trans>
      </p>
      <RequestView
        state={state}
        label={t`Aliases`}
        empty={<p className={textStyles.faint}>{t`No aliases`}</p>}
      >
        {(aliases) => (
          <ul aria-label={t`Aliases`} className={styles.list}>
            {aliases.map((alias) => {
              const name = displayAcct(alias);
              return (
                <li key={alias} className={layout.line}>
                  <bdi>{name}</bdi>
                  <Button
                    size="small"
                    isBusy={isSending}
                    aria-label={t({
                      message: `Remove ${name}`,
                      context: 'alias',
                      comment: '{name} is the address of an account',
                    })}
                    onClick={() => void send({ body: { alias } }).then(state.retry)}
                  >
                    <Trans context="alias" comment="Verb, button">
                      Remove
                    </Trans>
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </RequestView>
      {failure !== undefined && <FailureLine>{i18n._(accountErrorMessage(failure))}</FailureLine>}
      <SecurityForm
        label={t`Add alias`}
        submitLabel={t`Add`}
        done={t`Added`}
        send={async (typed) => {
          const alias = typed('alias').trim().replace(/^@/, '');
          await load(addAlias, { body: { alias } }, assertSettingsAccepted);
          state.retry();
        }}
      >
        <TextInput
          label={t`Account address`}
          description={t`Example: foo@example.org`}
          name="alias"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </SecurityForm>
    </>
  );
}
