import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { getStatusSource } from '#contract/calls/statuses.ts';
import { RequestView } from '#domain/request/request-view.tsx';
import { useRow } from '#entities/use-row.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Composer } from './composer.tsx';
import { editFields, redraftFields } from './drafts-of-status.ts';

const source = defineQuery('source to write on', getStatusSource, asItIs);

/** The form that changes one's own status, or writes it anew; what was typed is fetched first. */
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
  const parent = useRow(tables.statuses, status?.inReplyToId ?? undefined);
  const limits = useStore(instance, ({ info }) => info.pollLimits);
  const state = useCall(source, { path: { id: statusId } }, { version: status?.editedAt ?? '' });
  /* What an earlier form had asked for may be from before a change: nobody is to write on in it. */
  const [hasCurrent, setHasCurrent] = useState(false);
  if (state.isCurrent && !hasCurrent) setHasCurrent(true);
  const shown = hasCurrent ? state : { ...state, value: undefined };
  return (
    <RequestView state={shown} label={t`Loading what you wrote`}>
      {(text) =>
        status && (
          <Composer
            context={{ kind, statusId }}
            label={kind === 'edit' ? t`Edit post` : t`New post`}
            submitLabel={kind === 'edit' ? t`Save` : t`Post`}
            start={
              kind === 'edit' ? editFields(status, text) : redraftFields(status, text, poll, limits)
            }
            parentVisibility={parent?.visibility}
            hasFocus
            onPosted={onPosted}
          />
        )
      }
    </RequestView>
  );
}
