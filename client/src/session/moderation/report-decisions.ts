import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { getReport, getReports, updateReports } from '@rookery/contract/calls/admin-reports.ts';
import { getWindow } from '../windows/open-windows.ts';
import { invalidateQuery } from '../queries/invalidate-query.ts';
import type { Session } from '../session.ts';
import { reportsQuery, reportState, type ReportState } from './report-entry.ts';

/** Delay before decisions are sent, during which they can be undone, in milliseconds. */
export const undoTimeMs = 5000;

/** Batch size when refetching reports that other moderators may have resolved. */
const pageSize = 100;

/** A new state for a report; `from` is the state the moderator saw. */
export interface ReportDecision {
  readonly id: string;
  readonly accountId: string;
  readonly from: ReportState;
  readonly to: ReportState;
}

export interface ReportDecisionState {
  /** Decided, but not sent yet. */
  readonly waiting: readonly ReportDecision[];
  readonly isSending: boolean;
  /** Why sending failed; the decisions remain queued. */
  readonly failure: unknown;
  /** Decisions that other moderators made first: `to` is their state, ours was not sent. */
  readonly overtaken: readonly ReportDecision[];
}

/** Message key of the notice for a failure while the reports are not visible. */
const notSentKey = 'report.not_decided';

const refusals = v.array(v.looseObject({ id: v.string() }));

/** Resolves to the current states; deleted reports are missing. */
async function fetchStates(
  { call, ended: signal }: Session,
  waiting: readonly ReportDecision[],
): Promise<ReadonlyMap<string, ReportState>> {
  const states = new Map<string, ReportState>();
  for (const state of new Set(waiting.map(({ from }) => from))) {
    const query = { state, page: 1, page_size: pageSize };
    // oxlint-disable-next-line no-await-in-loop -- mostly one state
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
 * Sends all in one request (R-MOD-018). Repeats the request without the ones the server refuses
 * individually.
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

/** Decisions about reports, delayed for a few seconds so that they can be undone. */
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
    /* Leaving the page during the delay would lose the decisions, so the browser asks for
       confirmation. */
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
        /* With the reports hidden, the failure would go unnoticed. */
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
        await clock.wait(undoTimeMs, signal);
      } catch {
        return;
      }
      await send();
      /* Decided while the previous batch was being sent. */
      const { waiting, failure } = store.getState();
      if (waiting.length > 0 && failure === undefined) void wait();
    };
    return {
      store,
      /** Sends the queued decisions without further delay. */
      send,
      /** Dismisses the list of overtaken decisions. */
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
      /** Undoes all queued decisions, or those about one report. */
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
