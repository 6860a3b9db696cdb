import { useEffect, useEffectEvent, useRef } from 'react';
import { isInputMethodKey, shortcutKey } from '#lib/key-events.ts';
import { useSession } from '#session/session-context.ts';
import { articlesIn, closestArticle } from '#ui/focus/articles.ts';
import { focusableIn } from '#ui/focus/focusable.ts';
import { closestDialog } from '#ui/use-modal-dialog.ts';
import { reportDecisions } from './report-decisions.ts';
import { reportStates, type ReportEntry, type ReportState } from './report-entry.ts';
import { reportStateLabels } from './report-state-labels.ts';

/**
 * Keyboard shortcuts of the queue, active in the whole dialog: a key decides the focused report, or
 * all selected ones, and focuses the next report. `ref` is for the container of the reports.
 */
export function useReportKeys({
  reports,
  chosen,
  onTick,
  onDecided,
}: {
  reports: readonly ReportEntry[];
  chosen: readonly ReportEntry[];
  onTick: (id: string) => void;
  onDecided: () => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const session = useSession();
  const own = session.part(reportDecisions);

  const decide = (which: readonly ReportEntry[], to: ReportState): void => {
    own.decide(which.map(({ id, accountId, state }) => ({ id, accountId, from: state, to })));
    onDecided();
  };
  const moveFocus = (steps: number, from: HTMLElement | undefined): void => {
    const all = articlesIn(ref.current);
    const at = from ? all.indexOf(from) : -1;
    const next = all[Math.min(Math.max(at + steps, 0), all.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (isInputMethodKey(event)) return;
    if (target.matches('input:not([type=checkbox]), textarea, select')) return;
    /* A confirmation dialog over the reports has its own keys. */
    if (closestDialog(target) !== event.currentTarget) return;
    const card = closestArticle(target);
    const report = reports.find(({ id }) => id === card?.dataset['report']);
    const pressed = shortcutKey(event).toLowerCase();
    const to = reportStates.find((state) => reportStateLabels[state].key === pressed);
    if (to !== undefined && (chosen.length > 0 || report)) {
      decide(chosen.length > 0 ? chosen : report ? [report] : [], to);
      if (chosen.length === 0) moveFocus(1, card);
    } else if (pressed === 'j') moveFocus(1, card);
    else if (pressed === 'k') moveFocus(-1, card);
    else if (pressed === 'x' && report) onTick(report.id);
    else if (pressed === 'u') own.undo();
    else if (pressed === 'n') {
      focusableIn(card)
        .find((element) => element instanceof HTMLTextAreaElement)
        ?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const dialog = closestDialog(ref.current);
    const listener = (event: KeyboardEvent): void => handleKey(event);
    dialog?.addEventListener('keydown', listener);
    return () => dialog?.removeEventListener('keydown', listener);
  }, []);
  return { ref, decide };
}
