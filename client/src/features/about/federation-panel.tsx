import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Federation } from '@rookery/contract/schemas/federation.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import styles from './about.module.css';
import { HostTable } from './host-table.tsx';
import { InstanceLink } from './instance-link.tsx';
import { hostPolicies, policyHosts, type HostPolicy } from '#session/instance/federation-lists.ts';

const policyMessages = {
  accept: {
    title: msg`Accepted servers`,
    body: msg`This server only accepts posts from these servers:`,
  },
  reject: {
    title: msg`Rejected servers`,
    body: msg`This server rejects everything from these servers:`,
  },
  quarantine: {
    title: msg`Public posts only`,
    body: msg`These servers receive only public posts from this server:`,
  },
  federated_timeline_removal: {
    title: msg`Hidden from the federated timeline`,
    body: msg`Posts from these servers don’t appear in the federated timeline:`,
  },
  media_nsfw: {
    title: msg`Media marked as sensitive`,
    body: msg`Media in posts from these servers is always marked as sensitive:`,
  },
  media_removal: {
    title: msg`Media removed`,
    body: msg`Media is removed from posts from these servers:`,
  },
} satisfies Record<HostPolicy, object>;

function PolicySection({ federation, policy }: { federation: Federation; policy: HostPolicy }) {
  const { i18n } = useLingui();
  const hosts = policyHosts(federation, policy);
  if (hosts.length === 0) return null;
  return (
    <section>
      <h3>{i18n._(policyMessages[policy].title)}</h3>
      <p>{i18n._(policyMessages[policy].body)}</p>
      <HostTable
        rows={hosts.map(({ host, reason }) => ({
          host,
          name: policy === 'reject' ? formatHost(host) : <InstanceLink host={host} />,
          reason,
        }))}
      />
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
export function FederationPanel({ federation }: { federation: Federation }) {
  const { t } = useLingui();
  const keyword = federation.mrf_keyword;
  return (
    <Panel label={t`Federation`}>
      <PanelHead title={t`Federation`} isSticky={false} />
      <div className={styles.text}>
        {hostPolicies.map((policy) => (
          <PolicySection key={policy} federation={federation} policy={policy} />
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
