import type { Session } from '#session/session.ts';
import { ruleInput } from '#session/filters/rule-input.ts';
import { matchingRules } from '#session/filters/matching-rules.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FilterRule } from '#session/preferences/definitions/filtering-preferences.ts';
import { useSession } from '#session/session-context.ts';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import layout from '#ui/page/layout.module.css';
import { postLanguageOptions } from '#i18n/post-languages.ts';
import { ContextCheckboxes } from './context-checkboxes.tsx';
import { EndDateField } from './end-date-field.tsx';
import { ruleActionLabels, ruleContextLabels } from './rule-labels.ts';
import styles from './filters.module.css';

/** Number of statuses that a rule is tested on: those cached last. */
const maxStatuses = 200;

/** Counts how many of the most recently cached statuses match a rule in any context. */
function countMatchingStatuses({ statuses, accounts, polls }: Session['tables'], rule: FilterRule) {
  const anywhere = [{ ...rule, where: [] }];
  const recent = [...statuses.keys()].slice(-maxStatuses);
  const found = recent.filter((id) => {
    const outer = statuses.get(id);
    const status = outer && statuses.get(outer.reblogId ?? outer.id);
    if (!status) return false;
    const author = accounts.get(status.accountId ?? '');
    const authorContext = { acct: author?.acct, isBot: author?.bot === true };
    const poll = polls.get(status.pollId ?? '');
    const subject = ruleInput(status, authorContext, outer.id !== status.id, poll);
    return matchingRules(anywhere, subject, undefined, Date.now()).length > 0;
  });
  return { found: found.length, of: recent.length };
}

const actions = ['fold', 'hide', 'open'] as const;
const flagValues = { '': null, yes: true, no: false } as const;

/** Returns the value of the select for a criterion: any, only such posts, or no such posts. */
function flagValue(value: boolean | null): keyof typeof flagValues {
  if (value === null) return '';
  return value ? 'yes' : 'no';
}

/**
 * Form for a rule: criteria, action, contexts and expiry. Tests the rule on cached posts while
 * editing.
 */
export function RuleForm({
  draft,
  onChange,
  onSave,
  onCancel,
}: {
  draft: FilterRule;
  onChange: (draft: FilterRule) => void;
  onSave: (rule: FilterRule) => void;
  onCancel: () => void;
}) {
  const { i18n, t } = useLingui();
  const { tables } = useSession();
  const change = (part: Partial<FilterRule>): void => onChange({ ...draft, ...part });
  const { found, of } = countMatchingStatuses(tables, draft);
  const save = (): void =>
    onSave({ ...draft, words: draft.words.map((word) => word.trim()).filter(Boolean) });
  const flag = (
    key: 'isRepeat' | 'isBot' | 'hasSubject',
    label: string,
    only: string,
    none: string,
  ) => (
    <Select
      label={label}
      value={flagValue(draft[key])}
      options={[
        {
          value: '',
          label: t({
            message: 'All',
            context: 'posts',
            comment: 'Choice of a filter, beside “Only repeats” and “No repeats”',
          }),
        },
        { value: 'yes', label: only },
        { value: 'no', label: none },
      ]}
      onChoose={(chosen) => change({ [key]: flagValues[chosen] })}
    />
  );
  return (
    <Form aria-label={t`Advanced filter`} className={styles.form} onSubmit={save}>
      <TextArea
        data-autofocus
        label={t`Words`}
        description={t`One per line; any of them matches. Use * as a wildcard: heron*canal`}
        rows={2}
        value={draft.words.join('\n')}
        onChange={({ target }) => change({ words: target.value.split('\n') })}
      />
      <div className={layout.columns}>
        <TextInput
          label={t`Author`}
          description={t`Example: jun@far.example`}
          autoCapitalize="none"
          value={draft.author}
          onChange={({ target }) => change({ author: target.value.trim().replace(/^@/, '') })}
        />
        <TextInput
          label={t`Server`}
          description={t`Example: far.example`}
          autoCapitalize="none"
          value={draft.instance}
          onChange={({ target }) => change({ instance: target.value.trim() })}
        />
        {flag('isRepeat', t`Repeats`, t`Only repeats`, t`No repeats`)}
        {flag('isBot', t`Bots`, t`Only posts by bots`, t`No posts by bots`)}
        {flag(
          'hasSubject',
          t`Content warning`,
          t`Only with a content warning`,
          t`Only without a content warning`,
        )}
        <Select
          label={t`Language`}
          value={draft.language}
          options={[
            {
              value: '',
              label: t({ message: 'Any', comment: 'Any language (choice in a select)' }),
            },
            ...postLanguageOptions(i18n.locale, draft.language),
          ]}
          onChoose={(language) => change({ language })}
        />
        <Select
          label={t`Action`}
          value={draft.action}
          options={actions.map((value) => ({ value, label: i18n._(ruleActionLabels[value]) }))}
          onChoose={(action) => change({ action })}
        />
        <EndDateField value={draft.expiresAt} onChange={(expiresAt) => change({ expiresAt })} />
      </div>
      <ContextCheckboxes
        legend={<Trans>Where (everywhere if none is selected)</Trans>}
        places={ruleContextLabels}
        chosen={draft.where}
        onChange={(where) => change({ where })}
      />
      <output>
        <Plural
          value={of}
          _0="No posts to test this on yet."
          one={`Matches ${found} of # recent post.`}
          other={`Matches ${found} of # recent posts.`}
        />
      </output>
      <FormButtons submit={t`Save filter`} onCancel={onCancel} />
    </Form>
  );
}
