import { useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ListPlus from 'lucide-react/icons/list-plus';
import ScanEye from 'lucide-react/icons/scan-eye';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { Draft } from '#components/draft/draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { focusNamedField } from '#ui/focus/focusable.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { DraftChange } from '../open-draft.ts';
import { newPoll } from '../poll-rules.ts';
import { defaultScheduleTime } from '../draft-limits.ts';
import { threadField } from './composer-extras.tsx';

/** Row of icon buttons for optional parts of a post. Renders `children` first. */
export function ComposerTools({
  draft,
  change,
  isDisabled,
  hasSubjectField,
  onToggleSubject,
  isPreviewed,
  onPreview,
  children,
}: {
  draft: Draft;
  change: (change: DraftChange) => void;
  isDisabled: boolean;
  hasSubjectField: boolean;
  onToggleSubject: () => void;
  isPreviewed: boolean;
  onPreview: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { serverInfo, pollLimits } = useStore(useSession().instance, ({ info }) => info);
  const alwaysHasSubject = usePreference('alwaysShowSubjectInput');
  const { sensitive, poll, editing, scheduledAt, thread } = draft;
  return (
    <>
      {children}
      {can('polls', serverInfo) && editing === undefined && (
        <IconButton
          icon={ChartColumn}
          label={t`Poll`}
          isOn={poll !== undefined}
          disabled={isDisabled}
          onClick={() => change({ poll: poll ? undefined : newPoll(pollLimits) })}
        />
      )}
      {editing === undefined && scheduledAt === undefined && (
        <IconButton
          icon={ListPlus}
          label={t`Write a thread`}
          isOn={thread.length > 0}
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            flushSync(() => change({ thread: [...thread, ''] }));
            focusNamedField(currentTarget.form, threadField, -1);
          }}
        />
      )}
      {can('scheduling', serverInfo) && editing === undefined && thread.length === 0 && (
        <IconButton
          icon={CalendarClock}
          label={t`Post later`}
          isOn={scheduledAt !== undefined}
          disabled={isDisabled}
          onClick={() =>
            change({ scheduledAt: scheduledAt ? undefined : defaultScheduleTime(Date.now()) })
          }
        />
      )}
      {!alwaysHasSubject && (
        <IconButton
          icon={TriangleAlert}
          label={t`Subject`}
          isOn={hasSubjectField}
          disabled={isDisabled}
          onClick={onToggleSubject}
        />
      )}
      <IconButton
        icon={sensitive ? EyeOff : Eye}
        label={t`Mark as sensitive`}
        isOn={sensitive}
        disabled={isDisabled}
        onClick={() => change({ sensitive: !sensitive })}
      />
      <IconButton icon={ScanEye} label={t`Preview`} isOn={isPreviewed} onClick={onPreview} />
    </>
  );
}
