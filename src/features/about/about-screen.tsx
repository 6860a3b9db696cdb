import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { FeaturesPanel } from '#components/instance/features-panel.tsx';
import { useTerms } from '#components/instance/use-terms.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { formatHost } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './about.module.css';
import { hasPolicies } from './federation-lists.ts';
import { FederationPanel } from './parts/federation-panel.tsx';
import { StaffPanel } from './parts/staff-panel.tsx';

/** Page about the instance: terms, staff and federation. */
export function AboutScreen() {
  const { t } = useLingui();
  const { instance, viewerId } = useSession();
  const { info } = useStore(instance);
  const terms = useTerms();
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
              <Trans>Licences of the software in this client</Trans>
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
        <Panel label={t`Local bubble instances`}>
          <PanelHead title={t`Local bubble instances`} isSticky={false} />
          <div className={styles.text}>
            <p>
              <Trans>The bubble timeline shows posts from these instances.</Trans>
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
