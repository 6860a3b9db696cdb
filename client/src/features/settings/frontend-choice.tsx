import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chooseFrontend, getPickableFrontends } from '@rookery/contract/calls/instance.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useCan } from '#session/instance/use-can.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { serverOrigin } from '#session/server-origin.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import styles from './settings.module.css';

const pickableQuery = defineQuery('pickable front ends', getPickableFrontends, identity);

/** Akkoma's page on which the choice is made without a front end. */
const switcherPath = '/akkoma/frontend';

/** Opens the start page of the server without this client's worker, which could show a cached page. */
async function openStartPage(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/');
  await worker?.unregister();
  location.assign('/');
}

function FrontendForm({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  const { call, origin } = useSession();
  const { host } = new URL(origin);
  const [chosen, setChosen] = useState('');
  const { attempt, isPending, failure } = useAttempt(async () => {
    await call(chooseFrontend, { body: { frontend_name: chosen } });
    await openStartPage();
  });
  const switcher = (
    <a href={switcherPath} target="_blank" rel="noreferrer">
      {host + switcherPath}
    </a>
  );
  return (
    <section className={styles.group}>
      <h4>
        <Trans>App of this server</Trans>
      </h4>
      <Select
        label={t`Open ${host} in this browser with`}
        value={chosen}
        options={[
          { value: '', label: t`Current app` },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onChoose={setChosen}
      />
      <p>
        <Trans>
          The choice applies to this browser only. Your account and posts stay as they are. To come
          back, choose again at {switcher}.
        </Trans>
      </p>
      <p>
        <Button isBusy={isPending} disabled={chosen === ''} onClick={() => void attempt()}>
          <Trans>Switch now</Trans>
        </Button>
      </p>
      <CallFailure error={failure} />
    </section>
  );
}

/**
 * Choice of the front end that the server opens in this browser (Akkoma). Renders nothing where there
 * is no choice. The server stores it in a cookie, so it is not offered on a page of another origin.
 */
export function FrontendChoice() {
  const session = useSession();
  const isOwnPage = serverOrigin(session) === session.origin;
  const isOffered = useCan('preferredFrontend') && isOwnPage;
  const { value = [] } = useCall(
    pickableQuery,
    {},
    { staleTime: Infinity, isDisabled: !isOffered },
  );
  return isOffered && value.length > 1 ? <FrontendForm names={value} /> : null;
}
