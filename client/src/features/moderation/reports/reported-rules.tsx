import { Trans } from '@lingui/react/macro';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { useRules } from '#components/instance/rules-panel.tsx';
import { useCan } from '#session/instance/use-can.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import styles from './report.module.css';

/**
 * Choice of the rules that a report is about. Renders nothing where the server has no rules, or where
 * reports do not name them.
 */
export function ReportedRules({
  chosen,
  onToggle,
}: {
  /** Ids of rules. */
  chosen: readonly string[];
  onToggle: (id: string, isChosen: boolean) => void;
}) {
  const rules = useRules();
  const documentLanguage = useDocumentLanguage();
  const canNameRules = useCan('reportedRules');
  if (!canNameRules || rules.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Which rules does it break? (optional)</Trans>
      </legend>
      {rules.map(({ id, text, hint, language = documentLanguage }) => (
        <Checkbox
          key={id}
          label={<bdi lang={language}>{text}</bdi>}
          description={hint === '' ? undefined : <bdi lang={language}>{hint}</bdi>}
          checked={chosen.includes(id)}
          onToggle={(isChosen) => onToggle(id, isChosen)}
        />
      ))}
    </fieldset>
  );
}
