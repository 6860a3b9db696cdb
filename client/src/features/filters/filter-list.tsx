import { Trans, useLingui } from '@lingui/react/macro';
import Cloud from 'lucide-react/icons/cloud';
import ListFilter from 'lucide-react/icons/list-filter';
import Type from 'lucide-react/icons/type';
import { useEffect, useState } from 'react';
import { v4 as newId } from 'uuid';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { formatList } from '#i18n/format/list.ts';
import type { FilterRule } from '#session/preferences/definitions/filtering-preferences.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { usePersistedForm } from '#session/persisted-form.ts';
import { useSession } from '#session/session-context.ts';
import { updateWindow, useWindow } from '#session/windows/open-windows.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusFirst } from '#ui/focus/focusable.ts';
import layout from '#ui/page/layout.module.css';
import { Menu } from '#ui/menus/menu.tsx';
import textStyles from '#ui/text-styles.module.css';
import { FilterRow } from './filter-row.tsx';
import { FilterRuleRows, ServerFilterRows } from './filter-rows.tsx';
import { MutedPhrasesField } from './muted-phrases-field.tsx';
import styles from './filters.module.css';
import { persistedRuleDraft } from '#session/filters/persisted-filter-drafts.ts';
import { RuleForm } from './rule-form.tsx';
import { shortRuleActionLabels } from './rule-labels.ts';
import { useServerFilterEditor } from './server-filter-editor.tsx';
import { useFilterFocus } from './use-filter-focus.ts';

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

/**
 * Returns the new rule that another part of the client opened the settings for; it is saved with the
 * first change. `isRefused` is true if an unsaved rule is shown instead.
 */
function useRequestedRule(unsaved: FilterRule | undefined) {
  const session = useSession();
  const requested = useWindow('settings')?.args.filter;
  const [appliedRequest, setAppliedRequest] = useState<typeof requested>();
  const [rule, setRule] = useState<FilterRule>();
  const [isRefused, setRefused] = useState(false);
  if (requested && requested !== appliedRequest) {
    setAppliedRequest(requested);
    setRefused(unsaved !== undefined);
    if (!unsaved) setRule({ ...newRule(), author: requested.author, words: [...requested.words] });
  }
  useEffect(() => {
    if (requested) updateWindow(session, 'settings', { tab: 'filters' });
  }, [requested, session]);
  return { rule, isRefused: isRefused && unsaved !== undefined, discard: () => setRule(undefined) };
}

/** Button that adds words, a rule, or a filter of the server. */
function AddFilterMenu({
  isFull,
  onAddWords,
  onAddRule,
  onAddServerFilter,
  hasPosts,
}: {
  /** Whether the member has the maximum number of rules. */
  isFull: boolean;
  onAddWords: () => void;
  onAddRule: () => void;
  /** Adds a filter on the server; undefined for visitors, and if the server has none. */
  onAddServerFilter: (() => void) | undefined;
  /** Whether a filter on the server can have several words, and statuses. */
  hasPosts: boolean;
}) {
  const { t } = useLingui();
  const items = [
    {
      id: 'words',
      label: t`Words`,
      description: t`Collapse posts that contain any of these words`,
      icon: Type,
      onSelect: onAddWords,
    },
    {
      id: 'rule',
      label: t`Advanced filter`,
      description: t`By words, author, server, repeats, bots, language or content warning`,
      icon: ListFilter,
      isDisabled: isFull,
      onSelect: onAddRule,
    },
    ...(onAddServerFilter === undefined
      ? []
      : [
          {
            id: 'server',
            label: t({
              message: 'Filter for all your apps',
              comment: 'Menu item of “Add filter”, name of its form',
            }),
            description: hasPosts
              ? t`Words and posts, saved on your server`
              : t`A word or phrase, saved on your server`,
            icon: Cloud,
            onSelect: onAddServerFilter,
          },
        ]),
  ];
  return (
    <Menu label={t`Add filter`} items={items}>
      <Trans>Add filter</Trans>
    </Menu>
  );
}

/** Form for the filtered words, which are saved while typing. */
function PhrasesForm({ onDone }: { onDone: () => void }) {
  return (
    <div data-filter="form words" className={styles.form}>
      <MutedPhrasesField />
      <div>
        <Button size="small" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

/**
 * The filters by words and kinds of posts: the member's own rules, and the filters on the server.
 */
export function FilterList() {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const words = usePreference('muteWords');
  const rules = usePreference('filterRules');
  const [areWordsOpen, setWordsOpen] = useState(false);
  const [unsavedRule, setUnsavedRule] = usePersistedForm(persistedRuleDraft);
  const requested = useRequestedRule(unsavedRule);
  const rule = unsavedRule ?? requested.rule;
  const setRule = (next: FilterRule | undefined): void => {
    setUnsavedRule(next);
    if (!next) requested.discard();
  };
  const { root, focusForm, focusRow } = useFilterFocus();
  const editor = useServerFilterEditor({ focusForm, focusRow });
  const { server } = editor;
  const editWords = (): void => {
    setWordsOpen(true);
    focusForm('words');
  };
  const editRule = (next: FilterRule): void => {
    setRule(next);
    focusForm('rule');
  };
  const saveRules = (next: readonly FilterRule[]): void =>
    void preferences.set('filterRules', [...next]);
  const closeWords = (): void => {
    setWordsOpen(false);
    focusRow('words');
  };
  const closeRule = (): void => {
    setRule(undefined);
    focusRow(rule?.id ?? '');
  };
  const saveRule = (saved: FilterRule): void => {
    const isKnown = rules.some(({ id }) => id === saved.id);
    saveRules(
      isKnown ? rules.map((one) => (one.id === saved.id ? saved : one)) : [...rules, saved],
    );
    closeRule();
  };
  const isEmpty = words.length + rules.length + server.filters.length === 0;
  return (
    <div ref={root} className={layout.stack}>
      <div className={styles.bulk}>
        <p className={textStyles.faint}>
          <Trans>Filters marked with a cloud work in all your apps.</Trans>
        </p>
        <AddFilterMenu
          isFull={rules.length >= maxRules}
          onAddWords={editWords}
          onAddRule={() => editRule(newRule())}
          onAddServerFilter={server.isOffered ? () => editor.open() : undefined}
          hasPosts={server.hasV2}
        />
      </div>
      {areWordsOpen && <PhrasesForm onDone={closeWords} />}
      {requested.isRefused && (
        <p role="alert">
          <Trans>
            You have an unsaved filter. Save or cancel it, then choose “Filter posts like this…”
            again.
          </Trans>
        </p>
      )}
      {rule && (
        <div data-filter="form rule" ref={requested.rule ? focusFirst : undefined}>
          <RuleForm
            key={rule.id}
            draft={rule}
            onChange={setRule}
            onSave={saveRule}
            onCancel={closeRule}
          />
        </div>
      )}
      {editor.form}
      <ul aria-label={t`Filters`}>
        {words.length > 0 && !areWordsOpen && (
          <FilterRow
            id="words"
            icon={Type}
            name={formatList(words, i18n.locale, 'or')}
            details={[t`Words`, t`Everywhere`]}
            action={i18n._(shortRuleActionLabels.fold)}
            onEdit={editWords}
            onDelete={() => preferences.set('muteWords', [])}
          />
        )}
        <FilterRuleRows
          rules={rules}
          onEdit={editRule}
          onDelete={(deleted) => saveRules(rules.filter((one) => one !== deleted))}
        />
        <ServerFilterRows
          filters={server.filters}
          contexts={editor.contexts}
          removing={server.removing}
          onEdit={editor.open}
          onDelete={(id) => void server.remove(id)}
        />
      </ul>
      {isEmpty && server.loadFailure === undefined && (
        <p className={textStyles.dim}>
          <Trans>No words are filtered.</Trans>
        </p>
      )}
      <CallFailure error={server.loadFailure} onRetry={server.retry} />
    </div>
  );
}
