import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { formatApproximateSize } from '#i18n/format/approximate-size.ts';
import { useSession } from '#session/session-context.ts';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import styles from './features-panel.module.css';

export function FeaturesPanel() {
  const { i18n, t } = useLingui();
  const { suggestionsEnabled, serverInfo, textLimit, uploadLimits } = useStore(
    useSession().instance,
    ({ info }) => info,
  );
  const limit = uploadLimits.general;
  return (
    <Panel label={t`Features`}>
      <PanelHead title={t`Features`} isSticky={false} />
      <ul className={styles.list}>
        {suggestionsEnabled && (
          <li>
            <Trans>Who to follow</Trans>
          </li>
        )}
        {serverInfo.features.has('media_proxy') && (
          <li>
            <Trans>Media proxy</Trans>
          </li>
        )}
        <li>
          <Trans>Visibility settings for each post</Trans>
        </li>
        <li>
          <Plural
            value={textLimit}
            one="Posts up to # character"
            other="Posts up to # characters"
          />
        </li>
        {limit !== undefined && (
          <li>{t`Files up to ${{ size: formatApproximateSize(limit, i18n.locale, { isLimit: true }) }}`}</li>
        )}
      </ul>
    </Panel>
  );
}
