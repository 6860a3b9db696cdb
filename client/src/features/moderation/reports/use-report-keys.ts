import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isInputMethodKey, shortcutKey } from '#lib/keys/key-events.ts';
import { useSession } from '#session/session-context.ts';
import { articlesIn, closestArticle } from '#ui/focus/articles.ts';
import { closestDialog } from '#ui/dialogs/use-modal-dialog.ts';
import { reportDecisions } from '#session/moderation/report-decisions.ts';
import {
  reportStates,
  type ReportEntry,
  type ReportState,
} from '#session/moderation/report-entry.ts';
import { reportStateLabels } from './report-state-labels.ts';

/**
 * Keyboard shortcuts of the queue, active in the whole dialog. A key decides the current report, with
 * Shift all reports about the same person, or all selected ones, and then shows and focuses the next
 * report. `ref` is for the container of the reports.
 */
export function useReportKeys({
  reports,
  current,
  ofPerson,
  chosen,
  onChoose,
  onTick,
  onDecided,
}: {
  reports: readonly ReportEntry[];
  current: ReportEntry | undefined;
  /** All reports about the person that the current one is about; keys with Shift apply to these. */
  ofPerson: readonly ReportEntry[];
  chosen: readonly ReportEntry[];
  onChoose: (id: string) => void;
  onTick: (reports: readonly ReportEntry[]) => void;
  onDecided: () => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const session = useSession();
  const own = session.part(reportDecisions);

  const decide = (which: readonly ReportEntry[], to: ReportState): void => {
    own.decide(which.map(({ id, accountId, state }) => ({ id, accountId, from: state, to })));
    onDecided();
  };
  const articleOf = (id: string | undefined): HTMLElement | undefined =>
    articlesIn(ref.current).find(({ dataset }) => dataset['report'] === id);
  const moveFocus = (report: ReportEntry | undefined): void => {
    if (!report) return;
    flushSync(() => onChoose(report.id));
    const next = articleOf(report.id);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  /* The button that opens the form for a note, or its field. */
  const startNote = (report: ReportEntry | undefined): void => {
    const opener = articleOf(report?.id)?.querySelector<HTMLElement>('[data-note]');
    if (opener instanceof HTMLButtonElement) opener.click();
    else opener?.focus();
  };
  /**
   * Returns the report a number of steps away, or the current one if the focus is not on a report.
   */
  const neighbour = (steps: number, hasFocus: boolean): ReportEntry | undefined => {
    const at = current && hasFocus ? reports.indexOf(current) + steps : undefined;
    if (at === undefined) return current ?? reports[0];
    return reports[Math.min(Math.max(at, 0), reports.length - 1)];
  };
  const nextPerson = (): ReportEntry | undefined => {
    const last = ofPerson.at(-1);
    return last && reports[Math.min(reports.indexOf(last) + 1, reports.length - 1)];
  };
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (isInputMethodKey(event)) return;
    if (target.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return;
    /* The keys do nothing in a confirmation dialog over the reports, which has its own keys. */
    if (closestDialog(target) !== event.currentTarget) return;
    const hasFocus = closestArticle(target) !== undefined;
    /* If the focus is on a row of the list that is not selected, a key decides nothing, because
       the reports about that person are not shown. */
    const report = target.matches('[data-row]:not([aria-current])') ? undefined : current;
    const pressed = shortcutKey(event).toLowerCase();
    const to = reportStates.find((state) => reportStateLabels[state].key === pressed);
    const meant = report && (event.shiftKey ? ofPerson : [report]);
    if (to !== undefined && chosen.length > 0) decide(chosen, to);
    else if (to !== undefined && report && meant) {
      decide(meant, to);
      moveFocus(event.shiftKey ? nextPerson() : neighbour(1, true));
    } else if (pressed === 'j') moveFocus(neighbour(1, hasFocus));
    else if (pressed === 'k') moveFocus(neighbour(-1, hasFocus));
    else if (pressed === 'x' && meant) onTick(meant);
    else if (pressed === 'u') {
      const [undone] = own.undoLast();
      moveFocus(reports.find(({ id }) => id === undone?.id));
    } else if (pressed === 'n') startNote(report);
    else return;
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
