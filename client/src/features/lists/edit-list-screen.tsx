import { Trans, useLingui } from '@lingui/react/macro';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { listMembersQuery, listQuery } from '#session/lists/list-queries.ts';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { ListForm } from './list-form.tsx';
import { removeList } from '#session/lists/save-list.ts';

function DeleteButton({ id, title, onDone }: { id: string; title: string; onDone: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const { attempt, isPending, failure } = useAttempt(async () => {
    await removeList(session, id);
    onDone();
  });
  return (
    <>
      <ConfirmButton
        variant="danger"
        label={t`Delete`}
        title={t`Delete this list?`}
        question={
          <Trans>
            “{title}” will be permanently deleted. You’ll still follow the people in it.
          </Trans>
        }
        isDanger
        isBusy={isPending}
        onAccept={() => void attempt()}
      />
      <CallFailure error={failure} onRetry={() => void attempt()} />
    </>
  );
}

/**
 * Form for the title and members of a list, with a delete button. Returns to all lists after saving
 * or deleting.
 */
export function EditListScreen({ params: { id } }: ScreenProps<'list-edit'>) {
  const { t } = useLingui();
  const router = useRouter();
  const list = useRow(useSession().tables.lists, id);
  const state = useCall(listQuery, { path: { id } });
  const members = useCall(listMembersQuery, { path: { id }, query: { limit: 0 } });
  const title = t`Edit list`;
  const leave = (): void => router.navigate({ href: pathTo('lists') });
  /* Replaced, since Back would request the deleted list. */
  const leaveDeleted = (): void => router.navigate({ href: pathTo('lists'), replace: true });
  return (
    <Screen title={title}>
      <RequestView state={state} label={t`Loading list…`}>
        {() => (
          <ListForm label={title} id={id} saveLabel={t`Save`} members={members} onSaved={leave}>
            <DeleteButton id={id} title={list?.title ?? id} onDone={leaveDeleted} />
          </ListForm>
        )}
      </RequestView>
    </Screen>
  );
}
