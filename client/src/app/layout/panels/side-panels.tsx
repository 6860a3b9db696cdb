import { useStore } from 'zustand';
import { useLingui } from '@lingui/react/macro';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { columnSource } from '#components/columns/column-source.ts';
import { columnStore } from '#session/columns/columns.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from '#components/instance/instance-panel.module.css';
import { columnPanels, type SidePanel } from './column-panels.ts';
import {
  ConversationsPanel,
  NotificationKindsPanel,
  NotificationsPanel,
  WhoToFollowPanel,
} from './lazy-panels.ts';
import { MemberCardWithComposer } from './member-card-with-composer.tsx';
import { VisitorPanels } from './visitor-panels.tsx';

/** The instance's panel beside the timelines, as sanitized HTML (R-SHELL-041). */
function InstancePanel({ html }: { html: string }) {
  const { t } = useLingui();
  const { origin } = useSession();
  const language = useDocumentLanguage();
  return (
    <Panel label={t`About this server`}>
      <RichText html={html} baseUrl={origin} lang={language} className={styles.text} />
    </Panel>
  );
}

function ServerPanel() {
  const panel = useStore(useSession().instance, (known) => known.panel);
  const { showInstanceSpecificPanel } = useInstanceOptions();
  const hidesPanel = usePreference('hideISP');
  return (
    showInstanceSpecificPanel &&
    !hidesPanel &&
    panel !== undefined && <InstancePanel html={panel} />
  );
}

function MemberPanel({ panel, id }: { panel: SidePanel; id: string }) {
  const { instance } = useSession();
  const suggests = useStore(instance, ({ info }) => info.suggestionsEnabled);
  if (panel === 'composer') return <MemberCardWithComposer id={id} />;
  return (
    <LazyBoundary>
      {panel === 'notificationKinds' && <NotificationKindsPanel />}
      {panel === 'suggestions' && suggests && <WhoToFollowPanel />}
      {panel === 'conversations' && <ConversationsPanel />}
      {panel === 'notifications' && <NotificationsPanel />}
    </LazyBoundary>
  );
}

/** Panels below the navigation (R-SHELL-040) or in the third column (R-SHELL-046). */
export function SidePanels({
  column,
  hasThird,
}: {
  column: 'sidebar' | 'third';
  hasThird: boolean;
}) {
  const { viewerId, part } = useSession();
  const columns = useStore(part(columnStore));
  const route = useDisplayedRoute().match?.name;
  const mode = usePreference('thirdColumnMode');
  const isHigh = useMediaQuery('(height >= 53.75rem)');
  if (viewerId === null) return hasThird === (column === 'third') && <VisitorPanels />;
  const panels = columnPanels({
    route,
    mode: hasThird ? mode : 'none',
    isHigh,
    isInColumn: columns.some((path) => columnSource(path)?.kind === 'notifications'),
  });
  return panels[column].map((panel) =>
    panel === 'server' ? (
      <ServerPanel key={panel} />
    ) : (
      <MemberPanel key={panel} panel={panel} id={viewerId} />
    ),
  );
}
