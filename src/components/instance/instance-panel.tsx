import { useLingui } from '@lingui/react/macro';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useSession } from '#session/session-context.ts';
import { Panel } from '#ui/panel.tsx';
import styles from './instance-panel.module.css';

/** The instance's panel beside the timelines, as sanitized HTML (R-SHELL-041). */
export function InstancePanel({ html }: { html: string }) {
  const { t } = useLingui();
  const { origin } = useSession();
  return (
    <Panel label={t`About this instance`}>
      <RichText html={html} baseUrl={origin} className={styles.text} />
    </Panel>
  );
}
