import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { deleteToken, getTokens } from '@rookery/contract/calls/oauth.ts';
import type { TokenEntry } from '@rookery/contract/schemas/token.ts';
import { UnsentChoice } from '#components/composer/unsent-choice.tsx';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { accountErrorMessage } from './account-error-message.ts';
import styles from './security.module.css';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';

const tokensQuery = defineQuery('sign-ins', getTokens, identity);

/**
 * Returns the id of this session's token: the one that the client knows, or the only one in the list.
 */
function currentTokenId(
  tokens: readonly TokenEntry[],
  known: number | undefined,
): number | undefined {
  return tokens.length === 1 ? tokens[0]?.id : known;
}

/** The sessions of the account, by application; each can be ended (R-SET-046). */
export function SignIns() {
  const { i18n, t } = useLingui();
  const { load } = useSession();
  const current = useCurrentSession();
  const state = useCall(tokensQuery, {});
  /** Work to do before signing out, such as deleting drafts. */
  const [beforeSignOut, setBeforeSignOut] = useState<() => Promise<void>>();
  const own = currentTokenId(state.value ?? [], current.storage.oauth.read()?.member?.tokenId);
  const { attempt, isPending, failure } = useAttempt(async (tokens: readonly TokenEntry[]) => {
    try {
      for (const { id } of tokens) {
        await load(deleteToken, { path: { id: String(id) } }, identity);
      }
    } finally {
      state.retry();
    }
    if (tokens.some(({ id }) => id === own)) {
      await beforeSignOut?.();
      await current.signOut();
    }
  });
  const ending = { acceptLabel: t`Log out`, isDanger: true, isBusy: isPending };
  const listId = useId();
  const otherQuestion = t`Those devices will have to log in again.`;
  return (
    <RequestView state={state} label={t`Sessions`}>
      {(tokens) => {
        const others = tokens.filter(({ id }) => id !== own);
        const count = others.length;
        return (
          <>
            <ul aria-label={t`Sessions`} className={styles.list}>
              {tokens.map((token) => (
                <li key={token.id} className={layout.line}>
                  <div id={`${listId}-${token.id}`}>
                    {token.app_name ?? t`Unnamed app`}{' '}
                    {token.id === own && (
                      <strong className={textStyles.faint}>
                        <Trans>This device</Trans>
                      </strong>
                    )}
                    {token.valid_until !== undefined && (
                      <div className={textStyles.faint}>
                        {t`Expires ${{ date: formatDateTime(token.valid_until, i18n.locale, 'date') }}`}
                      </div>
                    )}
                  </div>
                  <ConfirmButton
                    id={`${listId}-${token.id}-end`}
                    aria-labelledby={`${listId}-${token.id}-end ${listId}-${token.id}`}
                    size="small"
                    label={t`Log out`}
                    title={t`Log out this session?`}
                    question={
                      token.id === own ? (
                        <>
                          <Trans>This is your current session. You’ll be logged out here.</Trans>
                          <UnsentChoice onChoose={(chosen) => setBeforeSignOut(() => chosen)} />
                        </>
                      ) : (
                        otherQuestion
                      )
                    }
                    {...ending}
                    onAccept={() => void attempt([token])}
                  />
                </li>
              ))}
            </ul>
            {own !== undefined && count > 0 && (
              <ConfirmButton
                label={t`Log out all other sessions`}
                title={t`${plural(count, { one: 'Log out # session?', other: 'Log out # sessions?' })}`}
                question={otherQuestion}
                {...ending}
                onAccept={() => void attempt(others)}
              />
            )}
            {failure !== undefined && (
              <FailureLine>{i18n._(accountErrorMessage(failure))}</FailureLine>
            )}
          </>
        );
      }}
    </RequestView>
  );
}
