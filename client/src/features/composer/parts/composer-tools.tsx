import { useLingui, Trans } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ListPlus from 'lucide-react/icons/list-plus';
import ScanEye from 'lucide-react/icons/scan-eye';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import type { Draft } from '#components/draft/draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { focusNamedField } from '#ui/focus/focusable.ts';
import { IconButton } from '#ui/icon-button.tsx';
import X from 'lucide-react/icons/x';
import { isSubmitKey } from '#lib/key-events.ts';
import { Button } from '#ui/button.tsx';
import type { DraftChange } from '../open-draft.ts';
import { newPoll } from '../poll-rules.ts';
import { defaultScheduleTime, charactersLeft, type DraftLimits } from '../draft-limits.ts';
import { PollForm } from './poll-form.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { ComposerText } from './composer-fields.tsx';
import styles from './form-part.module.css';
import { TextCount } from './text-count.tsx';

/** Name of the text fields of a thread. */
const threadField = 'thread';

/** Form for the second and following posts of a thread. */
function ThreadForm({
  texts,
  subject,
  limits,
  isMfm,
  isDisabled,
  onChange,
  onSubmit,
}: {
  texts: readonly string[];
  /** Each post has it, so it counts toward the limit. */
  subject: string;
  limits: DraftLimits;
  isMfm: boolean;
  isDisabled: boolean;
  onChange: (texts: string[]) => void;
  /** Called on Ctrl+Enter. */
  onSubmit: () => void;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFieldSetElement>(null);
  const countId = useId();
  /* Render synchronously, so that the next key press goes into the new post. */
  const put = (posts: string[]): void => flushSync(() => onChange(posts));
  const focusPost = (index: number): void => focusNamedField(form.current, threadField, index);
  return (
    <fieldset ref={form} className={styles.part} disabled={isDisabled}>
      <legend>
        <Trans>Thread</Trans>
      </legend>
      <ol start={2} className={styles.items}>
        {texts.map((text, index) => {
          const number = index + 2;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a post is identified by its index in the thread
            <li key={index} className={styles.post}>
              <ComposerText
                aria-label={t`Post ${number}`}
                aria-describedby={limits.textLimit > 0 ? `${countId}-${index}` : undefined}
                placeholder={t`Post ${number}`}
                name={threadField}
                hasFocus={false}
                isMfm={isMfm}
                value={text}
                onKeyDown={(event) => {
                  if (!isSubmitKey(event.nativeEvent)) return;
                  event.preventDefault();
                  onSubmit();
                }}
                onChange={({ target }) => onChange(texts.with(index, target.value))}
              />
              <p className={styles.foot}>
                {limits.textLimit > 0 && (
                  <TextCount
                    id={`${countId}-${index}`}
                    left={charactersLeft(text, subject, limits)}
                  />
                )}
                <IconButton
                  icon={X}
                  size="small"
                  label={t`Remove post ${number}`}
                  onClick={() => {
                    put(texts.toSpliced(index, 1));
                    focusPost(Math.max(0, index - 1));
                  }}
                />
              </p>
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        onClick={() => {
          put([...texts, '']);
          focusPost(texts.length);
        }}
      >
        <Trans>Add another post</Trans>
      </Button>
    </fieldset>
  );
}

/** Optional parts of a post that the writer has opened: thread, poll, schedule. */
export function ComposerExtras({
  draft: { poll, editing, scheduledAt, thread, contentType, subject },
  change,
  isDisabled,
  onSubmit,
}: {
  draft: Draft;
  change: (change: DraftChange) => void;
  isDisabled: boolean;
  onSubmit: () => void;
}) {
  const limits = useStore(useSession().instance, ({ info }) => info);
  return (
    <>
      {thread.length > 0 && (
        <ThreadForm
          texts={thread}
          subject={subject}
          limits={limits}
          isMfm={contentType === 'text/x.misskeymarkdown'}
          isDisabled={isDisabled}
          onChange={(texts) => change({ thread: texts })}
          onSubmit={onSubmit}
        />
      )}
      {poll && editing === undefined && (
        <PollForm
          poll={poll}
          limits={limits.pollLimits}
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
          label={t`Content warning`}
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
