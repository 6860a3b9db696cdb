import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteToken, getTokens } from '#contract/calls/oauth.ts';
import type { TokenEntry } from '#contract/schemas/token.ts';
import { FailureLine } from '#domain/failure/failure-line.tsx';
import { RequestView } from '#domain/request/request-view.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { refusalWords } from './refusal-words.ts';
import styles from './security.module.css';

const tokensQuery = defineQuery('sign-ins', getTokens, asItIs);

/** The sign-in that looks at the list; the only one there is, or the one that was granted here. */
function ownAmong(tokens: readonly TokenEntry[], known: number | undefined): number | undefined {
  return tokens.length === 1 ? tokens[0]?.id : known;
}

/** Where one is signed in, and by which application; each can be ended (R-SET-046). */
export function SignIns() {
  const { i18n, t } = useLingui();
  const { load } = useSession();
  const current = useCurrentSession();
  const state = useCall(tokensQuery, {});
  const [asked, setAsked] = useState<readonly TokenEntry[]>();
  const own = ownAmong(state.value ?? [], current.storage.oauth.read()?.member?.tokenId);
  const { attempt, isUnderWay, failure } = useAttempt(async (tokens: readonly TokenEntry[]) => {
    try {
      for (const { id } of tokens) {
        await load(deleteToken, { path: { id: String(id) } }, asItIs);
      }
    } finally {
      state.retry();
    }
    if (tokens.some(({ id }) => id === own)) await current.signOut();
  });
  const count = asked?.length ?? 0;
  return (
    <RequestView state={state} label={t`Sign-ins`}>
      {(tokens) => {
        const others = tokens.filter(({ id }) => id !== own);
        return (
          <>
            <ul aria-label={t`Sign-ins`} className={styles.list}>
              {tokens.map((token) => (
                <li key={token.id} className={styles.line}>
                  <div>
                    {token.app_name ?? t`Unnamed application`}{' '}
                    {token.id === own && (
                      <strong className={styles.faint}>
                        <Trans>this one</Trans>
                      </strong>
                    )}
                    {token.valid_until !== undefined && (
                      <div className={styles.faint}>
                        <Trans>
                          Valid until {formatDateTime(token.valid_until, i18n.locale, 'date')}
                        </Trans>
                      </div>
                    )}
                  </div>
                  <Button size="small" isBusy={isUnderWay} onClick={() => setAsked([token])}>
                    <Trans>Revoke</Trans>
                  </Button>
                </li>
              ))}
            </ul>
            {own !== undefined && others.length > 0 && (
              <Button isBusy={isUnderWay} onClick={() => setAsked(others)}>
                <Trans>Revoke all others</Trans>
              </Button>
            )}
            {failure !== undefined && <FailureLine>{i18n._(refusalWords(failure))}</FailureLine>}
            <ConfirmDialog
              isOpen={asked !== undefined}
              title={count > 1 ? t`End ${count} sign-ins?` : t`End this sign-in?`}
              acceptLabel={t`End`}
              isDanger
              onAccept={() => {
                setAsked(undefined);
                if (asked) void attempt(asked);
              }}
              onCancel={() => setAsked(undefined)}
            >
              {asked?.some(({ id }) => id === own) ? (
                <Trans>This is the sign-in that you are using: you will be signed out here.</Trans>
              ) : (
                <Trans>Who uses them will have to sign in again.</Trans>
              )}
            </ConfirmDialog>
          </>
        );
      }}
    </RequestView>
  );
}
