import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import styles from './rules-panel.module.css';

/** Returns the rules of the server, in order. Akkoma has none. */
export function useRules(): readonly string[] {
  const sent = useStore(useSession().instance, ({ info }) => info.document?.rules);
  return (sent ?? []).flatMap(({ text = '' }) => (text === '' ? [] : [text]));
}

export function RulesList({ rules }: { rules: readonly string[] }) {
  return (
    <ol className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          <bdi>{rule}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Panel with the rules of the server; renders nothing if it has none. */
export function RulesPanel() {
  const { t } = useLingui();
  const rules = useRules();
  if (rules.length === 0) return null;
  return (
    <Panel label={t`Rules`}>
      <PanelHead title={t`Rules`} isSticky={false} />
      <div className={styles.panel}>
        <RulesList rules={rules} />
      </div>
    </Panel>
  );
}
