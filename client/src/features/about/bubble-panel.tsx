import { Trans, useLingui } from '@lingui/react/macro';
import { InstanceLink } from './instance-link.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import styles from './about.module.css';

/** The servers of the bubble timeline. */
export function BubblePanel({ hosts }: { hosts: readonly string[] }) {
  const { t } = useLingui();
  if (hosts.length === 0) return null;
  return (
    <Panel label={t`Servers in the bubble timeline`}>
      <PanelHead title={t`Servers in the bubble timeline`} isSticky={false} />
      <div className={styles.text}>
        <p>
          <Trans>The bubble timeline shows posts from these servers.</Trans>
        </p>
        <ul>
          {hosts.map((host) => (
            <li key={host}>
              <InstanceLink host={host} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
