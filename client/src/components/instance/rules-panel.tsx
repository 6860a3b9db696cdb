import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { type TranslatedRule, translateRules } from '#session/instance/translated-rules.ts';
import { useSession } from '#session/session-context.ts';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { useDocumentLanguage } from './use-document-language.ts';
import styles from './rules-panel.module.css';

/** Returns the rules of the server, in order and in the reader's language. Akkoma has none. */
export function useRules(): readonly TranslatedRule[] {
  const { i18n } = useLingui();
  const sent = useStore(useSession().instance, ({ info }) => info.document?.rules);
  return translateRules(sent ?? [], i18n.locale);
}

/** The texts of a rule: what it says, and a longer explanation if it has one. */
export function RuleText({ rule }: { rule: TranslatedRule }) {
  const documentLanguage = useDocumentLanguage();
  const language = rule.language ?? documentLanguage;
  return (
    <span lang={language} className={styles.rule}>
      <bdi>{rule.text}</bdi>
      {rule.hint !== '' && <bdi className={styles.hint}>{rule.hint}</bdi>}
    </span>
  );
}

export function RulesList({ rules }: { rules: readonly TranslatedRule[] }) {
  return (
    <ol className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <RuleText rule={rule} />
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
