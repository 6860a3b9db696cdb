import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { FeaturesPanel } from '#components/instance/features-panel.tsx';
import { RulesPanel } from '#components/instance/rules-panel.tsx';
import { ServerIntro } from '#components/instance/server-intro.tsx';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { useTermsOfService } from '#components/instance/use-terms-of-service.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { BubblePanel } from './bubble-panel.tsx';
import { hasPolicies, parseFederation } from '#session/instance/federation-lists.ts';
import { FederationPanel } from './federation-panel.tsx';
import { LocalPostsPanel } from './local-posts-panel.tsx';
import { LimitedServersPanel } from './limited-servers-panel.tsx';
import { ServerDocuments } from './server-documents.tsx';
import { StaffPanel } from './staff-panel.tsx';
import styles from './about.module.css';

/** Page about the instance: what it is, rules, terms, staff and federation. */
export function AboutScreen() {
  const { t } = useLingui();
  const { instance, viewerId } = useSession();
  const { info } = useStore(instance);
  const terms = useTermsOfService();
  const language = useDocumentLanguage();
  const hasDocuments = useCan('serverDocuments');
  const { showFeaturesPanel } = useInstanceOptions();
  const federation = useMemo(() => parseFederation(info.federation), [info.federation]);
  const { software } = info;
  const showsPosts = viewerId === null && info.visitorTimelines.local && !info.isPrivate;
  return (
    <div className={styles.page}>
      <title>{t({ message: 'About', context: 'page', comment: 'Page about this server' })}</title>
      <Panel>
        <PanelHead
          level={1}
          title={t({ message: 'About', context: 'page', comment: 'Page about this server' })}
        />
        <ServerIntro>
          {viewerId === null && info.registrationOpen && (
            <AppLink
              href={pathTo('registration')}
              className={buttonClass('primary', 'medium', styles.join)}
            >
              <Trans>Create account</Trans>
            </AppLink>
          )}
        </ServerIntro>
      </Panel>
      <RulesPanel />
      {showsPosts && <LocalPostsPanel />}
      {hasDocuments && <ServerDocuments />}
      {!hasDocuments && terms !== undefined && (
        <Panel label={t`Terms of service`}>
          <PanelHead title={t`Terms of service`} isSticky={false} />
          <RichText html={terms} lang={language} className={styles.text} />
        </Panel>
      )}
      <StaffPanel actorIds={info.staffAccounts} />
      <BubblePanel hosts={info.localBubbleInstances} />
      {hasDocuments && <LimitedServersPanel />}
      {hasPolicies(federation) && <FederationPanel federation={federation} />}
      {viewerId !== null && showFeaturesPanel && <FeaturesPanel />}
      <Panel label={t`Software`}>
        <div className={styles.text}>
          {software.name !== '' && (
            <p>
              {software.name} {software.version}
            </p>
          )}
          <p>
            <a href="/static/licences.txt" target="_blank" rel="noreferrer">
              <Trans>Open source licences</Trans>
            </a>
          </p>
        </div>
      </Panel>
    </div>
  );
}
