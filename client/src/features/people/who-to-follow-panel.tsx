import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { AccountLabel } from '#components/account/account-label.tsx';
import { useNearEnd } from '#components/request/use-near-end.ts';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { useSuggestions } from '#components/account/use-suggestions.ts';
import styles from './who-to-follow-panel.module.css';
import { useProfilePath } from '#session/profile-path.ts';

/** Number of suggestions beside the timelines (R-CONST-050). */
const maxSuggestions = 3;

function Suggestion({ id }: { id: string }) {
  const profilePath = useProfilePath();
  const account = useRow(useSession().tables.accounts, id);
  if (!account) return null;
  return (
    <li>
      <AppLink href={profilePath(account)} className={styles.who}>
        <AccountLabel account={account} />
      </AppLink>
    </li>
  );
}

/**
 * Some suggested accounts with a link to all, requested once they are near the window. Renders
 * nothing if there are none.
 */
export function WhoToFollowPanel() {
  const [isNear, setIsNear] = useState(false);
  const showPanel = useCallback(() => setIsNear(true), []);
  const placeholder = useNearEnd(!isNear, showPanel);
  return isNear ? <Suggestions /> : <div ref={placeholder} />;
}

function Suggestions() {
  const { t } = useLingui();
  const { items = [] } = useSuggestions();
  if (items.length === 0) return null;
  return (
    <Panel label={t`Who to follow`}>
      <PanelHead
        title={t`Who to follow`}
        isSticky={false}
        actions={
          <AppLink href={pathTo('who-to-follow')} className={styles.more}>
            <Trans context="link" comment="Link to more people">
              More
            </Trans>
          </AppLink>
        }
      />
      <ul className={styles.list}>
        {items.slice(0, maxSuggestions).map((id) => (
          <ItemBoundary key={id}>
            <Suggestion id={id} />
          </ItemBoundary>
        ))}
      </ul>
    </Panel>
  );
}
