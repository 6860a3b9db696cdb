import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { formatCompactNumber } from '#i18n/format/number.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import type { StatusContext } from '#session/actions/status-context.ts';
import type { StatusAction } from '../actions/status-action.ts';
import { LazyActionError, LazyQueuedActionsNote } from '#components/request/lazy-action-notes.ts';
import { remoteInteractionPage } from '@rookery/contract/calls/remote-interaction.ts';
import { statusBarActions } from '../actions/status-bar-actions.ts';
import { useRegisterMountedCard } from '../mounted-card.ts';
import type { StatusActionState } from '../use-status-actions.ts';
import { StatusDialogs } from './lazy-status-parts.ts';
import { ReactButton } from './status-reactions.tsx';
import { StatusMenu } from './status-menu.tsx';
import styles from './status-actions.module.css';

/** Animates the icon of a clicked action, unless the viewer prefers reduced motion. */
function animateClick(icon: Element | null | undefined): void {
  if (!icon || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  icon.animate(
    [{ scale: 1 }, { scale: 0.7, offset: 0.2 }, { scale: 1.35, offset: 0.55 }, { scale: 1 }],
    { duration: 500, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}

/** Returns the URL of the page on which a visitor enters their own server to act on a status. */
function remoteInteractionHref(origin: string, statusId: string): string {
  const page = new URL(remoteInteractionPage.path, origin);
  page.searchParams.set('status_id', statusId);
  return page.href;
}

interface ActionProps {
  readonly action: StatusAction;
  readonly facts: StatusContext;
  readonly hidesCount: boolean;
}

/**
 * Returns the shown count, empty for 0, and the accessible name, which contains the count. The name is
 * set as `title` only: with an equal `aria-label`, screen readers would read it twice. The shown count
 * is hidden from screen readers, which would otherwise use it as the name. The count is in the name
 * and not in a description, which comes after a pause or not at all; without a noun, which would say
 * "Like, 3 likes". The state is said once, by `aria-pressed` beside a constant name.
 */
function useCountedName({ action, facts, hidesCount }: ActionProps, name: MessageDescriptor) {
  const { t, i18n } = useLingui();
  const number = hidesCount ? 0 : (action.count?.(facts) ?? 0);
  const label = i18n._(name);
  if (number <= 0) return { count: '', title: label };
  const count = formatCompactNumber(number, i18n.locale);
  const title = t({
    message: `${label}, ${count}`,
    comment: 'Name of a button: what it does, and how many people did it, as in “Like, 12”',
  });
  return { count, title };
}

function ActionFace({ action, facts, count }: Omit<ActionProps, 'hidesCount'> & { count: string }) {
  const isOn = action.isOn?.(facts) === true;
  return (
    <>
      <Icon of={action.icon(facts)} isFilled={action.tone === 'favourite' && isOn} />
      {count !== '' && <span aria-hidden>{count}</span>}
    </>
  );
}

function ActionButton({
  onRun,
  ...props
}: ActionProps & { onRun: (action: StatusAction, label: string) => void }) {
  const { action, facts } = props;
  const { i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const isOn = action.isOn?.(facts);
  const { count, title } = useCountedName(props, (action.toggleName ?? action.label)(facts));
  return (
    <button
      ref={button}
      type="button"
      title={title}
      aria-pressed={isOn}
      disabled={!(action.isEnabled?.(facts) ?? true)}
      className={classNames(styles.action, action.tone && styles[action.tone])}
      onClick={() => {
        if (isOn === false) animateClick(button.current?.firstElementChild);
        onRun(action, i18n._(action.label(facts)));
      }}
    >
      <ActionFace action={action} facts={facts} count={count} />
    </button>
  );
}

/** Link for visitors to a page on which they perform the action from their own server. */
function RemoteActionLink({ name, ...props }: ActionProps & { name: MessageDescriptor }) {
  const { action, facts } = props;
  const { origin } = useSession();
  const { count, title } = useCountedName(props, name);
  return (
    <a
      href={remoteInteractionHref(origin, facts.status.id)}
      target="_blank"
      rel="noopener noreferrer"
      title={title}
      className={classNames(styles.action, action.tone && styles[action.tone])}
    >
      <ActionFace action={action} facts={facts} count={count} />
    </a>
  );
}

/** The action bar under a status, and the errors of its failed actions. */
export function StatusActions({
  facts,
  actions,
  isFocused = false,
  isFloating = false,
  isInRow = false,
  shortClass,
}: {
  facts: StatusContext;
  actions: StatusActionState;
  /**
   * Whether the bar is under the main status, which shows the counts elsewhere; the buttons fill
   * the width.
   */
  isFocused?: boolean;
  /** Whether the bar is shown over the border of the card, only while the card is hovered or focused. */
  isFloating?: boolean;
  /** Whether touch screens, which cannot hover, have no floating bar, since the row can be opened. */
  isInRow?: boolean;
  /** CSS class of a bar that contains only the reactions and the menu. */
  shortClass?: string | undefined;
}) {
  const hidesStats = usePreference('hidePostStats');
  const { confirmation, dialog } = actions;
  const bar = useRegisterMountedCard(facts, actions);
  return (
    <>
      <div
        ref={bar}
        className={
          shortClass ??
          classNames(
            styles.bar,
            isFocused && styles.wide,
            isFloating && styles.floating,
            isFloating && isInRow && styles.inRow,
          )
        }
      >
        {statusBarActions
          .filter((action) => shortClass === undefined && action.isShown(facts))
          .map((action) => {
            const hidesCount = isFocused || (hidesStats && action.id !== 'reply');
            const remoteLabel = facts.isMember ? undefined : action.remoteLabel;
            const shared = { action, facts, hidesCount };
            return remoteLabel ? (
              <RemoteActionLink key={action.id} {...shared} name={remoteLabel} />
            ) : (
              <ActionButton key={action.id} {...shared} onRun={actions.run} />
            );
          })}
        <ReactButton facts={facts} actions={actions} />
        <StatusMenu facts={facts} actions={actions} />
      </div>
      {actions.progress.map(
        ({ action, failure }) =>
          failure && (
            <LazyBoundary key={failure.nth}>
              <LazyActionError
                action={action}
                error={failure.error}
                onDismiss={() => actions.dismiss(action)}
                onRetry={() => actions.attempt(action, true)}
              />
            </LazyBoundary>
          ),
      )}
      {actions.progress.some(({ isWaiting }) => isWaiting) && (
        <LazyBoundary>
          <LazyQueuedActionsNote progress={actions.progress} />
        </LazyBoundary>
      )}
      {(confirmation || dialog) && (
        <LazyBoundary>
          <StatusDialogs status={facts.status} actions={actions} />
        </LazyBoundary>
      )}
    </>
  );
}
