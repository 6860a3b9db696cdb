import { useLingui } from '@lingui/react/macro';
import Type from 'lucide-react/icons/type';
import type { FilterRule } from '#session/preferences/definitions/filtering-preferences.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { useNow } from '#ui/use-now.ts';
import {
  describeContexts,
  describeRuleCriteria,
  describeExpiry,
  describeRuleKind,
  describeServerFilter,
} from './describe-rule.ts';
import { FilterRow } from './filter-row.tsx';
import { ruleContextLabels, serverActionLabels, shortRuleActionLabels } from './rule-labels.ts';

const ruleContexts = ruleContextLabels.map(([context]) => context);

/** The member's own rules as items of the list of filters. */
export function FilterRuleRows({
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

/** The filters of the server as items of the list of filters. */
export function ServerFilterRows({
  filters,
  contexts,
  removing,
  onEdit,
  onDelete,
}: {
  filters: readonly ServerFilterRow[];
  /** The contexts that a filter of the server can have. */
  contexts: readonly string[];
  /** Ids of the filters that are being deleted. */
  removing: ReadonlySet<string>;
  onEdit: (filter: ServerFilterRow) => void;
  onDelete: (id: string) => void;
}) {
  const { i18n } = useLingui();
  const now = useNow();
  return filters.map((one) => (
    <FilterRow
      key={one.id}
      id={one.id}
      icon={Type}
      name={one.title}
      details={[
        ...describeServerFilter(one, i18n),
        describeContexts(one.contexts, contexts, i18n),
        ...describeExpiry(one.expiresAt, now, i18n),
      ]}
      action={i18n._(serverActionLabels[one.action])}
      isOnServer
      isBusy={removing.has(one.id)}
      onEdit={() => onEdit(one)}
      onDelete={() => onDelete(one.id)}
    />
  ));
}
