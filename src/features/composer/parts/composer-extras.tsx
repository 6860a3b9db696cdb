import { useStore } from 'zustand';
import type { Draft } from '#domain/draft/draft.ts';
import { useSession } from '#session/session-context.ts';
import type { DraftChange } from '../open-draft.ts';
import { PollForm } from './poll-form.tsx';
import { ScheduleField } from './schedule-field.tsx';

/** What a post may have beside words and files, once it was asked for: a poll, a time. */
export function ComposerExtras({
  draft: { poll, editing, scheduledAt },
  change,
  isDisabled,
}: {
  draft: Draft;
  change: (change: DraftChange) => void;
  isDisabled: boolean;
}) {
  const { pollLimits } = useStore(useSession().instance, ({ info }) => info);
  return (
    <>
      {poll && editing === undefined && (
        <PollForm
          poll={poll}
          limits={pollLimits}
          isDisabled={isDisabled}
          onChange={(next) => change({ poll: next })}
        />
      )}
      {scheduledAt !== undefined && (
        <ScheduleField
          value={scheduledAt}
          isDisabled={isDisabled}
          onChange={(next) => change({ scheduledAt: next })}
        />
      )}
    </>
  );
}
