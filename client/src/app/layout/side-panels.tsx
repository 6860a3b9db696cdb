import { useStore } from 'zustand';
import { useLingui } from '@lingui/react/macro';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { FeaturesPanel } from '#components/instance/features-panel.tsx';
import { WhoToFollowPanel } from '#features/people/who-to-follow-panel.tsx';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from '#components/instance/instance-panel.module.css';
import { NotificationsPanel } from './lazy-components.ts';
import { useIsVisitorOfPrivateInstance } from './use-nav-entries.ts';

/** The instance's panel beside the timelines, as sanitized HTML (R-SHELL-041). */
function InstancePanel({ html }: { html: string }) {
  const { t } = useLingui();
  const { origin } = useSession();
  return (
    <Panel label={t`About this server`}>
      <RichText html={html} baseUrl={origin} className={styles.text} />
    </Panel>
  );
}

/** Panels below the navigation in the sidebar (R-SHELL-040). */
export function SidePanels({ hasNotifications }: { hasNotifications: boolean }) {
  const { viewerId, instance } = useSession();
  const { panel, info } = useStore(instance);
  const { showInstanceSpecificPanel, showFeaturesPanel } = useInstanceOptions();
  const hidesPanel = usePreference('hideISP');
  const isShutOut = useIsVisitorOfPrivateInstance();
  const isMember = viewerId !== null;
  return (
    <>
      {isMember && showInstanceSpecificPanel && !hidesPanel && panel !== undefined && (
        <InstancePanel html={panel} />
      )}
      {!isMember && !isShutOut && showFeaturesPanel && <FeaturesPanel />}
      {isMember && info.suggestionsEnabled && <WhoToFollowPanel />}
      {hasNotifications && (
        <LazyBoundary>
          <NotificationsPanel />
        </LazyBoundary>
      )}
    </>
  );
}
