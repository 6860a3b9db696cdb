import { useLingui } from '@lingui/react/macro';
import Type from 'lucide-react/icons/type';
import type { FilterRule } from '#session/preferences/definitions/filtering-preferences.ts';
import type { ServerFilter } from '#session/filters/server-filters.ts';
import { useNow } from '#ui/use-now.ts';
import {
  describeContexts,
  describeRuleCriteria,
  describeExpiry,
  describeRuleKind,
} from './describe-rule.ts';
import { FilterRow } from './filter-row.tsx';
import { ruleContextLabels, shortRuleActionLabels } from './rule-labels.ts';
import { serverFilterContexts } from './server-filter-form.tsx';

const ruleContexts = ruleContextLabels.map(([context]) => context);

/** The rows of the member's own rules. */
export function RuleRows({
  rules,
  onEdit,
  onDelete,
}: {
  rules: readonly FilterRule[];
  onEdit: (rule: FilterRule) => void;
  onDelete: (rule: FilterRule) => void;
}) {
  const { i18n } = useLingui();
  const now = useNow();
  return rules.map((one) => {
    const kind = describeRuleKind(one, i18n);
    return (
      <FilterRow
        key={one.id}
        id={one.id}
        icon={kind.icon}
        name={describeRuleCriteria(one, i18n)}
        details={[
          kind.name,
          describeContexts(one.where, ruleContexts, i18n),
          ...describeExpiry(one.expiresAt, now, i18n),
        ]}
        action={i18n._(shortRuleActionLabels[one.action])}
        onEdit={() => onEdit(one)}
        onDelete={() => onDelete(one)}
      />
    );
  });
}

/** The rows of the filters of the server. */
export function ServerFilterRows({
  filters,
  removing,
  onEdit,
  onDelete,
}: {
  filters: readonly ServerFilter[];
  /** Ids of the filters that are being deleted. */
  removing: ReadonlySet<string>;
  onEdit: (filter: ServerFilter) => void;
  onDelete: (id: string) => void;
}) {
  const { i18n, t } = useLingui();
  const now = useNow();
  return filters.map((one) => (
    <FilterRow
      key={one.id}
      id={one.id}
      icon={Type}
      name={one.phrase}
      details={[
        t`Words`,
        describeContexts(one.contexts, serverFilterContexts, i18n),
        ...describeExpiry(one.expiresAt, now, i18n),
      ]}
      action={i18n._(shortRuleActionLabels[one.isIrreversible ? 'hide' : 'fold'])}
      isOnServer
      isBusy={removing.has(one.id)}
      onEdit={() => onEdit(one)}
      onDelete={() => onDelete(one.id)}
    />
  ));
}
