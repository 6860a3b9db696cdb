import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { CountedInput } from '#components/counted-field/counted-input.tsx';
import { useCharactersLeft } from '#components/counted-field/use-characters-left.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useRow } from '#store/use-row.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import type { CallState } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { FormButtons } from '#ui/form-buttons.tsx';
import { Form } from '#ui/form.tsx';
import { applyMemberChanges, useListDraft, setDraftMember, type ListDraft } from '../list-draft.ts';
import styles from '../lists.module.css';
import { saveList } from '../save-list.ts';
import { MemberList } from './member-list.tsx';
import { MemberSearch } from './member-search.tsx';

/** Maximum length that Akkoma, Pleroma and Mastodon accept. */
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
  /** Called after the draft was discarded. */
  onCancel?: () => void;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const initial = { ...(id !== undefined && { id }), added: [], removed: [] };
  const [draft, saveDraft] = useListDraft(id ?? 'new', initial);
  const known = useRow(session.tables.lists, draft.id);
  const latestDraft = useRef(draft);
  const change = (next: ListDraft): void => {
    latestDraft.current = next;
    saveDraft(next);
  };
  const {
    attempt,
    isPending: isUnderWay,
    failure,
  } = useAttempt(async () => {
    await saveList(session, latestDraft.current, change);
    saveDraft(undefined);
    onSaved();
  });
  const title = draft.title ?? known?.title ?? '';
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
        label={t`Title`}
        value={title}
        limit={maxTitleLength}
        readOnly={isUnderWay}
        onChange={({ target }) => change({ ...draft, title: target.value })}
      />
      <fieldset className={styles.members} disabled={isUnderWay}>
        <legend>
          <Trans>Members</Trans>
        </legend>
        {members ? (
          <RequestView state={members} label={t`Loading the members`}>
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
        isBusy={isUnderWay}
        disabled={title.trim() === '' || isTooLong}
        onCancel={onCancel && cancel}
      >
        {children}
      </FormButtons>
    </Form>
  );
}
