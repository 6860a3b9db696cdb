import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { sourceErrorMessage } from '#components/status/status-error-message.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Composer } from './composer.tsx';
import { editFields, redraftFields } from './edit-fields.ts';
import { useStatusSource } from './use-status-source.ts';

/** Form that edits or redrafts the viewer's own status. Loads its source first. */
export function SourceComposer({
  kind,
  statusId,
  onPosted,
}: {
  kind: 'edit' | 'redraft';
  statusId: string;
  onPosted: () => void;
}) {
  const { t } = useLingui();
  const { tables, instance } = useSession();
  const status = useRow(tables.statuses, statusId);
  const poll = useRow(tables.polls, status?.pollId ?? undefined);
  const { status: parent } = useLoadedStatus(status?.inReplyToId);
  const limits = useStore(instance, ({ info }) => info.pollLimits);
  const state = useStatusSource({ kind, statusId });
  return (
    <RequestView state={state} label={t`Loading what you wrote`} wordsOf={sourceErrorMessage}>
      {(text) =>
        status && (
          <Composer
            context={{ kind, statusId }}
            label={kind === 'edit' ? t`Edit post` : t`New post`}
            submitLabel={kind === 'edit' ? t`Save` : t`Post`}
            initialFields={
              kind === 'edit' ? editFields(status, text) : redraftFields(status, text, poll, limits)
            }
            parentVisibility={parent?.visibility}
            hasFocus
            note={
              state.isChanged && (
                <Trans>
                  This post was changed elsewhere after you began. What you save here takes the
                  place of that.
                </Trans>
              )
            }
            onPosted={onPosted}
          />
        )
      }
    </RequestView>
  );
}
