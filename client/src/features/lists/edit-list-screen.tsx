import { Trans, useLingui } from '@lingui/react/macro';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { listMembersQuery, listQuery } from '#components/timeline/list-queries.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { useRow } from '#store/use-row.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { ListForm } from './list-form.tsx';
import { removeList } from './save-list.ts';

function DeleteButton({ id, title, onDone }: { id: string; title: string; onDone: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const {
    attempt,
    isPending: isUnderWay,
    failure,
  } = useAttempt(async () => {
    await removeList(session, id);
    onDone();
  });
  return (
    <>
      <ConfirmButton
        variant="danger"
        label={t`Delete`}
        title={t`Delete this list?`}
        question={<Trans>“{title}” goes for good. You still follow the people in it.</Trans>}
        isDanger
        isBusy={isUnderWay}
        onAccept={() => void attempt()}
      />
      <CallFailure error={failure} onRetry={() => void attempt()} />
    </>
  );
}

/**
 * Form for the title and members of a list, with a delete button. Calls `onDone` after saving or
 * deleting.
 */
export function EditListScreen({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui();
  const list = useRow(useSession().tables.lists, id);
  const state = useCall(listQuery, { path: { id } });
  const members = useCall(listMembersQuery, { path: { id }, query: { limit: 0 } });
  const title = t`Edit list`;
  return (
    <Screen title={title}>
      <RequestView state={state} label={t`Loading the list`}>
        {() => (
          <ListForm label={title} id={id} saveLabel={t`Save`} members={members} onSaved={onDone}>
            <DeleteButton id={id} title={list?.title ?? id} onDone={onDone} />
          </ListForm>
        )}
      </RequestView>
    </Screen>
  );
}
