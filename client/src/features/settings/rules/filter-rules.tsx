import { Trans, useLingui } from '@lingui/react/macro';
import { v4 as newId } from 'uuid';
import { displayAddress, formatHost } from '#lib/url/display-address.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import type { FilterRule } from '#session/preferences/rows/filtering-preferences.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { usePersistedForm } from '#session/persisted-form.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { useNow } from '#ui/use-now.ts';
import { RuleForm } from './rule-form.tsx';
import { ruleActionLabels } from './rule-labels.ts';
import { ServerFilters } from './server-filters.tsx';
import styles from './rules.module.css';
import { persistedRule } from './persisted-rules.ts';

/** Maximum number of rules that can be evaluated without noticeable delay. */
const maxRules = 100;

function newRule(): FilterRule {
  return {
    id: newId(),
    words: [],
    author: '',
    instance: '',
    isRepeat: null,
    isBot: null,
    hasSubject: null,
    language: '',
    action: 'fold',
    where: [],
    expiresAt: null,
  };
}

/** Summary of a rule's criteria on one line. */
function RuleSummary({ rule }: { rule: FilterRule }) {
  const { i18n, t } = useLingui();
  const now = useNow();
  const { words, author, instance, language, isRepeat, isBot, hasSubject } = rule;
  const criteria = [
    ...words,
    author && displayAddress(author),
    instance && formatHost(instance),
    language && formatLanguageName(language, i18n.locale),
    isRepeat === true && t`repeats`,
    isRepeat === false && t`no repeats`,
    isBot === true && t`bots`,
    isBot === false && t`no bots`,
    hasSubject === true && t`with a content warning`,
    hasSubject === false && t`without a content warning`,
  ].filter(Boolean);
  const isExpired = rule.expiresAt !== null && rule.expiresAt <= now;
  return (
    <span>
      <bdi>{criteria.join(', ') || t`nothing`}</bdi>
      <span className={textStyles.faint}>
        {' '}
        {i18n._(ruleActionLabels[rule.action])} {isExpired && <Trans>(expired)</Trans>}
      </span>
    </span>
  );
}

/** The local rules and, for members, the filters stored on the server. */
export function FilterRules({ label, help }: { label: string; help: string | undefined }) {
  const { t } = useLingui();
  const { preferences, viewerId } = useSession();
  const rules = usePreference('filterRules');
  const [edited, setEdited] = usePersistedForm(persistedRule);
  const saveRules = (next: readonly FilterRule[]): void =>
    void preferences.set('filterRules', [...next]);
  const save = (rule: FilterRule): void => {
    const isKnown = rules.some(({ id }) => id === rule.id);
    saveRules(isKnown ? rules.map((one) => (one.id === rule.id ? rule : one)) : [...rules, rule]);
    setEdited(undefined);
  };
  return (
    <div className={layout.stack}>
      <p className={textStyles.faint}>{help}</p>
      <ul aria-label={label}>
        {rules.map((rule, index) => (
          <li key={rule.id} className={styles.line}>
            <RuleSummary rule={rule} />
            <Button
              size="small"
              aria-label={t`Edit rule ${{ number: index + 1 }}`}
              onClick={() => setEdited(rule)}
            >
              <Trans>Edit</Trans>
            </Button>
            <Button
              size="small"
              aria-label={t`Delete rule ${{ number: index + 1 }}`}
              onClick={() => saveRules(rules.filter(({ id }) => id !== rule.id))}
            >
              <Trans>Delete</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {edited ? (
        <RuleForm
          key={edited.id}
          draft={edited}
          onChange={setEdited}
          onSave={save}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <div>
          <Button
            size="small"
            disabled={rules.length >= maxRules}
            onClick={() => setEdited(newRule())}
          >
            <Trans>Add rule</Trans>
          </Button>
        </div>
      )}
      {viewerId !== null && <ServerFilters />}
    </div>
  );
}
