import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { getReport, getReports, updateReports } from '@rookery/contract/calls/admin-reports.ts';
import { getWindow } from '../windows/open-windows.ts';
import { invalidateQuery } from '../queries/invalidate-query.ts';
import type { Session } from '../session.ts';
import { reportsQuery, reportState, type ReportState } from './report-entry.ts';

/** Milliseconds for which a decision can be undone before it is sent. */
export const decisionUndoTimeMs = 5000;

/** Number of reports per page when their current states are requested. */
const pageSize = 100;

/** The new state of a report. `from` is the state that was shown when the moderator decided. */
export interface ReportDecision {
  readonly id: string;
  readonly accountId: string;
  readonly from: ReportState;
  readonly to: ReportState;
}

export interface ReportDecisionState {
  /** Decisions that were made but not sent yet. */
  readonly waiting: readonly ReportDecision[];
  readonly isSending: boolean;
  /** Error of the last attempt to send. The decisions are still waiting then. */
  readonly failure: unknown;
  /**
   * Decisions that were not sent, because another moderator had decided first; `to` is the state
   * that the other moderator set.
   */
  readonly overtaken: readonly ReportDecision[];
}

/** Message key of the notice that is shown if sending fails while the reports are not on screen. */
const notSentKey = 'report.not_decided';

const refusals = v.array(v.looseObject({ id: v.string() }));

/** Requests the current states of reports. Deleted reports are missing from the result. */
async function fetchStates(
  { call, ended: signal }: Session,
  waiting: readonly ReportDecision[],
): Promise<ReadonlyMap<string, ReportState>> {
  const states = new Map<string, ReportState>();
  for (const state of new Set(waiting.map(({ from }) => from))) {
    const query = { state, page: 1, page_size: pageSize };
    // oxlint-disable-next-line no-await-in-loop -- usually all reports have one state, so there is one request
    const { value } = await call(getReports, { query, signal });
    for (const report of value.reports ?? []) states.set(report.id, reportState(report.state));
  }
  const others = waiting.filter(({ id }) => !states.has(id));
  await Promise.all(
    others.map(async ({ id }) => {
      try {
        const { value } = await call(getReport, { path: { id }, signal });
        states.set(id, reportState(value.state));
      } catch (error) {
        if (!(error instanceof ApiError && error.kind === 'notFound')) throw error;
      }
    }),
  );
  return states;
}

/**
 * Sends all decisions in one request (R-MOD-018). If the server refuses some of them, sends the
 * others again.
 */
async function sendBatch({ call }: Session, batch: readonly ReportDecision[]): Promise<void> {
  const reports = batch.map(({ id, to }) => ({ id, state: to }));
  if (reports.length === 0) return;
  try {
    await call(updateReports, { body: { reports } });
  } catch (error) {
    const refused = v.safeParse(refusals, error instanceof ApiError ? error.body : undefined);
    if (!refused.success) throw error;
    const ids = new Set(refused.output.map(({ id }) => id));
    const rest = reports.filter(({ id }) => !ids.has(id));
    if (rest.length === reports.length || rest.length === 0) throw error;
    await call(updateReports, { body: { reports: rest } });
  }
}

/**
 * The moderator's decisions about reports. They are sent after a few seconds, so that they can be
 * undone.
 */
export const reportDecisions = {
  name: 'decisions of reports',
  create(session: Session) {
    const { clock, ended, log, notices } = session;
    const store = createStore<ReportDecisionState>(() => ({
      waiting: [],
      isSending: false,
      failure: undefined,
      overtaken: [],
    }));
    let timer = new AbortController();
    /* The decisions would be lost if the page were closed before they were sent, so the
       browser asks for confirmation. */
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (store.getState().waiting.length > 0) event.preventDefault();
      },
      { signal: ended },
    );

    const send = async (): Promise<void> => {
      timer.abort();
      const { waiting, isSending } = store.getState();
      if (isSending || waiting.length === 0) return;
      store.setState({ isSending: true, failure: undefined });
      for (const { id, messageKey } of notices.store.getState())
        if (messageKey === notSentKey) notices.dismiss(id);
      try {
        const now = await fetchStates(session, waiting);
        const isOurs = ({ id, from }: ReportDecision) => now.get(id) === from;
        await sendBatch(session, waiting.filter(isOurs));
        const overtaken = waiting.flatMap((one): ReportDecision[] => {
          const to = now.get(one.id);
          return to === undefined || to === one.from || to === one.to ? [] : [{ ...one, to }];
        });
        store.setState((known) => ({
          waiting: known.waiting.filter((one) => !waiting.includes(one)),
          overtaken: [...known.overtaken, ...overtaken],
        }));
        await invalidateQuery(session, reportsQuery);
      } catch (error) {
        if (ended.aborted) return;
        log('decisions of reports', { error });
        store.setState({ failure: error });
        /* The failure is shown in the moderation window. A notice is raised if that window is
           not visible. */
        if (getWindow(session, 'moderation')?.isMinimized !== false)
          notices.raise({
            level: 'error',
            messageKey: notSentKey,
            error,
            action: () => void send(),
          });
      } finally {
        store.setState({ isSending: false });
      }
    };
    const wait = async (): Promise<void> => {
      timer.abort();
      timer = new AbortController();
      const signal = AbortSignal.any([timer.signal, ended]);
      try {
        await clock.wait(decisionUndoTimeMs, signal);
      } catch {
        return;
      }
      await send();
      /* Decisions that were made while the previous ones were being sent. */
      const { waiting, failure } = store.getState();
      if (waiting.length > 0 && failure === undefined) void wait();
    };
    return {
      store,
      /** Sends all waiting decisions now. */
      send,
      /** Hides the list of reports that other moderators had decided first. */
      dismiss: () => store.setState({ overtaken: [] }),
      decide(newDecisions: readonly ReportDecision[]) {
        const ids = new Set(newDecisions.map(({ id }) => id));
        store.setState(({ waiting, overtaken }) => ({
          waiting: [
            ...waiting.filter(({ id }) => !ids.has(id)),
            ...newDecisions.filter(({ from, to }) => from !== to),
          ],
          failure: undefined,
          overtaken: overtaken.filter(({ id }) => !ids.has(id)),
        }));
        void wait();
      },
      /** Undoes all waiting decisions, or only those about one report. */
      undo(id?: string) {
        if (store.getState().isSending) return;
        store.setState(({ waiting }) => ({
          waiting: id === undefined ? [] : waiting.filter((one) => one.id !== id),
          failure: undefined,
        }));
        if (store.getState().waiting.length === 0) timer.abort();
      },
    };
  },
};
