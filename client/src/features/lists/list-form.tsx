import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import X from 'lucide-react/icons/x';
import { AccountName } from '#components/account/account-name.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import textStyles from '#ui/text-styles.module.css';
import { CountedInput, useCharactersLeft } from '#components/instance/counted-input.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useCan } from '#session/instance/use-can.ts';
import { usePersistedForm } from '#session/persisted-form.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import type { CallState } from '#session/queries/use-call.ts';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { ItemBoundary } from '#components/failure/item-boundary.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useAccountSearch } from '#components/account/account-search.ts';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './lists.module.css';
import {
  applyMemberChanges,
  type ListDraft,
  persistedListDrafts,
  setDraftMember,
} from '#session/lists/list-draft.ts';
import { saveList } from '#session/lists/save-list.ts';

function Person({ id }: { id: string }) {
  const account = useRow(useSession().tables.accounts, id);
  return (
    <span className={styles.person}>
      <Avatar src={account?.avatar} size={20} />
      <AccountName account={account} className={styles.name ?? ''} />{' '}
      <bdi className={textStyles.faint}>{displayAddress(account?.acct ?? '')}</bdi>
    </span>
  );
}

/** Delay between typing and searching, in milliseconds (R-CONST-016). */
const searchDelay = 2_000;

/** Search for accounts to add, among followed or all accounts. */
function MemberSearch({
  memberIds,
  onChoose,
}: {
  memberIds: readonly string[];
  onChoose: (id: string, isMember: boolean) => void;
}) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [isFollowedOnly, setFollowedOnly] = useState(true);
  const [settled, settle] = useDebounced(query, searchDelay);
  const state = useAccountSearch(settled, { isFollowedOnly });
  const count = state.value?.length ?? -1;
  /* Enter searches at once instead of submitting the form. */
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    settle();
  };
  return (
    <>
      <TextInput
        type="search"
        label={t`Find people to add`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={handleKey}
      />
      <Checkbox
        label={t`Only people you follow`}
        checked={isFollowedOnly}
        onToggle={setFollowedOnly}
      />
      <output className={styles.hint}>
        {count === 0 && <Trans>No one found</Trans>}
        {count > 0 && <Plural value={count} one="# person found" other="# people found" />}
      </output>
      <RequestView state={state} label={t`Searching…`}>
        {(ids) => (
          <ul aria-label={t`People found`} className={styles.people}>
            {ids.map((id) => (
              <li key={id}>
                <Checkbox
                  label={<Person id={id} />}
                  checked={memberIds.includes(id)}
                  onToggle={(isMember) => onChoose(id, isMember)}
                />
              </li>
            ))}
          </ul>
        )}
      </RequestView>
    </>
  );
}

function Member({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useLingui();
  const name = displayAddress(useRow(useSession().tables.accounts, id)?.acct ?? '');
  return (
    <li className={styles.member}>
      <Person id={id} />
      <IconButton
        icon={X}
        size="small"
        label={t`Remove ${name} from the list`}
        onClick={onRemove}
      />
    </li>
  );
}

/** Members of a list, each with a remove button. */
function MemberList({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const { t } = useLingui();
  if (ids.length === 0) {
    return (
      <p className={styles.hint}>
        <Trans>No one is in this list yet.</Trans>
      </p>
    );
  }
  return (
    <ul aria-label={t`Members`} className={styles.people}>
      {ids.map((id) => (
        <ItemBoundary key={id}>
          <Member id={id} onRemove={() => onRemove(id)} />
        </ItemBoundary>
      ))}
    </ul>
  );
}

/** Maximum length of a title in characters that Akkoma, Pleroma and Mastodon accept. */
const maxTitleLength = 255;

/** Form for a new or existing list. */
export function ListForm({
  label,
  id,
  saveLabel,
  members,
  children,
  onCancel,
  onSaved,
}: {
  label: string;
  /** Id of the edited list; undefined for a new one. */
  id?: string;
  saveLabel: string;
  /** Loading state of the members of an existing list. */
  members?: CallState<unknown>;
  children?: ReactNode;
  /** Called when the draft was discarded. */
  onCancel?: () => void;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const initial: ListDraft = { ...(id !== undefined && { id }), added: [], removed: [] };
  const [draft = initial, saveDraft] = usePersistedForm(persistedListDrafts, id ?? 'new');
  const known = useRow(session.tables.lists, draft.id);
  const hasExclusiveLists = useCan('exclusiveLists');
  const latestDraft = useRef(draft);
  const change = (next: ListDraft): void => {
    latestDraft.current = next;
    saveDraft(next);
  };
  const { attempt, isPending, failure } = useAttempt(async () => {
    await saveList(session, latestDraft.current, change);
    saveDraft(undefined);
    onSaved();
  });
  const title = draft.title ?? known?.writtenTitle ?? '';
  const isTooLong = (useCharactersLeft(title, maxTitleLength) ?? 0) < 0;
  const memberIds = applyMemberChanges(draft, known?.accountIds ?? []);
  const choose = (accountId: string, isMember: boolean): void =>
    change(setDraftMember(draft, accountId, isMember));
  const cancel = (): void => {
    saveDraft(undefined);
    onCancel?.();
  };
  const list = <MemberList ids={memberIds} onRemove={(one) => choose(one, false)} />;
  return (
    <Form aria-label={label} className={styles.form} onSubmit={() => attempt()}>
      <CountedInput
        label={t`List title`}
        value={title}
        limit={maxTitleLength}
        readOnly={isPending}
        onChange={({ target }) => change({ ...draft, title: target.value })}
      />
      {hasExclusiveLists && (
        <Checkbox
          label={t`Hide members from your home timeline`}
          description={t`Their posts appear in this list instead.`}
          checked={draft.isExclusive ?? known?.isExclusive ?? false}
          isBusy={isPending}
          onToggle={(isExclusive) => change({ ...draft, isExclusive })}
        />
      )}
      <fieldset className={styles.members} disabled={isPending}>
        <legend>
          <Trans>Members</Trans>
        </legend>
        {members ? (
          <RequestView state={members} label={t`Loading members…`}>
            {() => list}
          </RequestView>
        ) : (
          list
        )}
        <MemberSearch memberIds={memberIds} onChoose={choose} />
      </fieldset>
      <CallFailure error={failure} onRetry={() => void attempt()} />
      <FormButtons
        submit={saveLabel}
        isBusy={isPending}
        disabled={title.trim() === '' || isTooLong}
        onCancel={onCancel && cancel}
      >
        {children}
      </FormButtons>
    </Form>
  );
}
