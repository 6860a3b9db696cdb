import { Trans, useLingui } from '@lingui/react/macro';
import { FeaturesPanel } from '#components/instance/features-panel.tsx';
import { RulesPanel } from '#components/instance/rules-panel.tsx';
import { ServerIntro } from '#components/instance/server-intro.tsx';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import { pathTo, type RouteName } from '#lib/url/paths.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useIsVisitorOfPrivateInstance } from '../navigation/use-nav-entries.ts';

const routesWithIntro: readonly (RouteName | undefined)[] = ['about', 'about-alias'];
const routesWithRules: readonly (RouteName | undefined)[] = [
  ...routesWithIntro,
  'registration',
  'registration-token',
];

/**
 * Panels for visitors: the server, its rules and its features, without those that the screen shows.
 */
export function VisitorPanels() {
  const { t } = useLingui();
  const { showFeaturesPanel } = useInstanceOptions();
  const isShutOut = useIsVisitorOfPrivateInstance();
  const route = useDisplayedRoute().match?.name;
  return (
    <>
      {!routesWithIntro.includes(route) && (
        <Panel label={t`About this server`}>
          <ServerIntro>
            <AppLink href={pathTo('about')}>
              <Trans>More about this server</Trans>
            </AppLink>
          </ServerIntro>
        </Panel>
      )}
      {!routesWithRules.includes(route) && <RulesPanel />}
      {showFeaturesPanel && !isShutOut && <FeaturesPanel />}
    </>
  );
}
