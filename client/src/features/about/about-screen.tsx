import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useEffect, useState } from 'react';
import { FeaturesPanel } from '#components/instance/features-panel.tsx';
import { useTermsOfService } from '#components/instance/use-terms-of-service.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { Panel, PanelHead } from '#ui/panel.tsx';
import { AccountLine } from '#components/account/account-line.tsx';
import { accountQuery } from '#components/account/account-queries.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { roleOf } from '#store/rows/account-row.ts';
import { useRow } from '#store/use-row.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { useCall } from '#session/queries/use-call.ts';
import { msg } from '@lingui/core/macro';
import type { Federation } from '@rookery/contract/schemas/federation.ts';
import styles from './about.module.css';
import { hasPolicies, hostPolicies, policyHosts, type HostPolicy } from './federation-lists.ts';

const policyMessages = {
  accept: {
    title: msg`Accept`,
    body: msg`This server only accepts messages from these servers:`,
  },
  reject: {
    title: msg`Reject`,
    body: msg`This server rejects messages from these servers:`,
  },
  quarantine: {
    title: msg`Quarantine`,
    body: msg`This server only sends public posts to these servers:`,
  },
  federated_timeline_removal: {
    title: msg`Removal from the federated timeline`,
    body: msg`Posts from these servers don’t appear in the federated timeline:`,
  },
  media_nsfw: {
    title: msg`Media marked as sensitive`,
    body: msg`Media in posts from these servers is always marked as sensitive:`,
  },
  media_removal: {
    title: msg`Media removal`,
    body: msg`Media is removed from posts from these servers:`,
  },
} satisfies Record<HostPolicy, object>;

function HostTable({ federation, policy }: { federation: Federation; policy: HostPolicy }) {
  const { i18n } = useLingui();
  const hosts = policyHosts(federation, policy);
  if (hosts.length === 0) return null;
  return (
    <section>
      <h3>{i18n._(policyMessages[policy].title)}</h3>
      <p>{i18n._(policyMessages[policy].body)}</p>
      <table className={styles.policy}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Instance</Trans>
            </th>
            <th scope="col">
              <Trans>Reason</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {hosts.map(({ host, reason }) => (
            <tr key={host}>
              <td>{formatHost(host)}</td>
              <td>{reason === '' ? <Trans>not applicable</Trans> : reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Keywords({ title, patterns }: { title: string; patterns: readonly string[] }) {
  if (patterns.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {patterns.map((pattern) => (
          <li key={pattern}>{pattern}</li>
        ))}
      </ul>
    </section>
  );
}

/** Policies of the instance for other hosts and for keywords. */
function FederationPanel({ federation }: { federation: Federation }) {
  const { t } = useLingui();
  const keyword = federation.mrf_keyword;
  return (
    <Panel label={t`Federation`}>
      <PanelHead title={t`Federation`} isSticky={false} />
      <div className={styles.text}>
        {hostPolicies.map((policy) => (
          <HostTable key={policy} federation={federation} policy={policy} />
        ))}
        <Keywords
          title={t`Keywords hidden from the federated timeline`}
          patterns={keyword?.federated_timeline_removal ?? []}
        />
        <Keywords title={t`Rejected keywords`} patterns={keyword?.reject ?? []} />
        <Keywords
          title={t`Replaced keywords`}
          patterns={(keyword?.replace ?? []).map(
            ({ pattern = '', replacement = '' }) => `${pattern} → ${replacement}`,
          )}
        />
      </div>
    </Panel>
  );
}

type Role = 'admin' | 'moderator';

/**
 * A staff member, rendered only under their own role. Admins' section shows a failure, so that it
 * appears once.
 */
function StaffLine({
  actorId,
  role,
  onShown,
}: {
  actorId: string;
  role: Role;
  onShown: (actorId: string) => void;
}) {
  /* The last segment of an ActivityPub id. */
  const name = actorId.split('/').at(-1) ?? '';
  const { value, failure, retry } = useCall(accountQuery, {
    path: { id: name },
    query: { with_relationships: true },
  });
  const account = useRow(useSession().tables.accounts, value);
  const hasRole = account && (roleOf(account) === 'admin') === (role === 'admin');
  const isFailure = failure !== undefined && !account && role === 'admin';
  const isShown = isFailure || (value !== undefined && hasRole === true);
  useEffect(() => {
    if (isShown) onShown(actorId);
  }, [isShown, actorId, onShown]);
  if (failure !== undefined && !account) {
    return role === 'admin' ? (
      <li>
        @{name}: <CallFailure error={failure} onRetry={retry} />
      </li>
    ) : null;
  }
  return value !== undefined && hasRole ? <AccountLine id={value} /> : null;
}

/** The staff with a role. Hidden until the server has returned one with that role. */
function StaffOfRole({ of: role, actorIds }: { of: Role; actorIds: readonly string[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<string>();
  const name = role === 'admin' ? t`Admins` : t`Moderators`;
  return (
    <div hidden={shown === undefined}>
      <p className={styles.role}>{name}</p>
      <ul aria-label={name}>
        {actorIds.map((actorId) => (
          <ItemBoundary key={actorId}>
            <StaffLine actorId={actorId} role={role} onShown={setShown} />
          </ItemBoundary>
        ))}
      </ul>
    </div>
  );
}

/** The staff of the instance, admins before moderators. */
function StaffPanel({ actorIds }: { actorIds: readonly string[] }) {
  const { t } = useLingui();
  if (actorIds.length === 0) return null;
  return (
    <Panel label={t`Staff`}>
      <PanelHead title={t`Staff`} isSticky={false} />
      <StaffOfRole of="admin" actorIds={actorIds} />
      <StaffOfRole of="moderator" actorIds={actorIds} />
    </Panel>
  );
}

/** Page about the instance: terms, staff and federation. */
export function AboutScreen() {
  const { t } = useLingui();
  const { instance, viewerId } = useSession();
  const { info } = useStore(instance);
  const terms = useTermsOfService();
  const { showFeaturesPanel } = useInstanceOptions();
  const { name, localBubbleInstances, federation, software } = info;
  return (
    <div className={styles.page}>
      <title>{t`About`}</title>
      <Panel>
        <PanelHead level={1} title={t`About`} />
        <div className={styles.text}>
          <p>
            <b>{name}</b>
            {software.name !== '' && ` · ${software.name} ${software.version}`}
          </p>
          <p>
            <a href="/static/licences.txt" target="_blank" rel="noreferrer">
              <Trans>Open source licences</Trans>
            </a>
          </p>
        </div>
      </Panel>
      {terms !== undefined && (
        <Panel label={t`Terms of service`}>
          <PanelHead title={t`Terms of service`} isSticky={false} />
          <RichText html={terms} className={styles.text} />
        </Panel>
      )}
      <StaffPanel actorIds={info.staffAccounts} />
      {localBubbleInstances.length > 0 && (
        <Panel label={t`Local bubble servers`}>
          <PanelHead title={t`Local bubble servers`} isSticky={false} />
          <div className={styles.text}>
            <p>
              <Trans>The bubble timeline shows posts from these servers.</Trans>
            </p>
            <ul>
              {localBubbleInstances.map((host) => (
                <li key={host}>{formatHost(host)}</li>
              ))}
            </ul>
          </div>
        </Panel>
      )}
      {hasPolicies(federation) && <FederationPanel federation={federation} />}
      {viewerId !== null && showFeaturesPanel && <FeaturesPanel />}
    </div>
  );
}
