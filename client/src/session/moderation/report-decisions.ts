import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { getReport, getReports, updateReports } from '@rookery/contract/calls/admin-reports.ts';
import { getWindow } from '../windows/open-windows.ts';
import { invalidateQuery } from '../queries/invalidate-query.ts';
import type { Session } from '../session.ts';
import { reportWatch } from './report-watch.ts';
import { reportsQuery, reportState, type ReportState } from './report-entry.ts';

/** Milliseconds for which a decision can be undone before it is sent. */
export const decisionUndoTimeMs = 5000;

/** Number of reports per page when their current states are requested. */
const pageSize = 100;

/** Number of reports whose states are requested one by one instead of with another page. */
const maxSingleRequests = 10;

/** The new state of a report. `from` is the state that was shown when the moderator decided. */
export interface ReportDecision {
  readonly id: string;
  readonly accountId: string;
  readonly from: ReportState;
  readonly to: ReportState;
}

export interface ReportDecisionState {
  /** The decisions that were made but not sent yet, in the steps that are undone one by one. */
  readonly steps: readonly (readonly ReportDecision[])[];
  /** Of these the latest one about each report that changes its state. */
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

/** Returns the state for steps that were not sent yet. */
function withSteps(
  all: readonly (readonly ReportDecision[])[],
): Pick<ReportDecisionState, 'steps' | 'waiting'> {
  const steps = all.filter((step) => step.length > 0);
  const latest = new Map<string, ReportDecision>();
  for (const decision of steps.flat()) {
    latest.delete(decision.id);
    latest.set(decision.id, decision);
  }
  return { steps, waiting: [...latest.values()].filter(({ from, to }) => from !== to) };
}

const refusals = v.array(v.looseObject({ id: v.string() }));

/**
 * Requests the current states of reports. Deleted reports are missing from the result. Pages of
 * reports are requested as long as many are missing, the others one by one.
 */
async function fetchStates(
  { call, ended: signal }: Session,
  waiting: readonly ReportDecision[],
): Promise<ReadonlyMap<string, ReportState>> {
  const states = new Map<string, ReportState>();
  for (const [state, decisions] of Map.groupBy(waiting, ({ from }) => from)) {
    const countMissing = () => decisions.filter(({ id }) => !states.has(id)).length;
    for (let page = 1; page === 1 || countMissing() > maxSingleRequests; page += 1) {
      const query = { state, page, page_size: pageSize };
      // oxlint-disable-next-line no-await-in-loop -- the next page is only requested if many are missing
      const { value } = await call(getReports, { query, signal });
      const { reports, total } = value;
      for (const report of reports ?? []) states.set(report.id, reportState(report.state));
      if (!reports?.length || page * pageSize >= (total ?? Infinity)) break;
    }
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

/** Updates the number of open reports, which the server is only asked for once a minute. */
function countDecided({ part }: Session, sent: readonly ReportDecision[]): void {
  const { store } = part(reportWatch);
  const decided = new Set(sent.filter(({ from }) => from === 'open').map(({ id }) => id));
  const reopenedCount = sent.filter(({ to }) => to === 'open').length;
  store.setState(({ newest, total }) => ({
    newest: newest.filter((id) => !decided.has(id)),
    total: Math.max(0, total - decided.size + reopenedCount),
  }));
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
      ...withSteps([]),
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
      const { steps, waiting, isSending } = store.getState();
      if (isSending || waiting.length === 0) return;
      store.setState({ isSending: true, failure: undefined });
      for (const { id, messageKey } of notices.store.getState())
        if (messageKey === notSentKey) notices.dismiss(id);
      try {
        const now = await fetchStates(session, waiting);
        const own = waiting.filter(({ id, from }) => now.get(id) === from);
        await sendBatch(session, own);
        countDecided(session, own);
        const overtaken = waiting.flatMap((one): ReportDecision[] => {
          const to = now.get(one.id);
          return to === undefined || to === one.from || to === one.to ? [] : [{ ...one, to }];
        });
        const sent = new Set(steps.flat());
        store.setState((known) => ({
          ...withSteps(known.steps.map((step) => step.filter((one) => !sent.has(one)))),
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
    /** Returns false if the decisions are being sent, and can no longer be undone. */
    const setSteps = (steps: ReportDecisionState['steps']): boolean => {
      if (store.getState().isSending) return false;
      store.setState({ ...withSteps(steps), failure: undefined });
      if (store.getState().waiting.length === 0) timer.abort();
      return true;
    };
    return {
      store,
      /** Sends all waiting decisions now. */
      send,
      /** Hides the list of reports that other moderators had decided first. */
      dismiss: () => store.setState({ overtaken: [] }),
      /** Adds decisions, which are undone in one step. */
      decide(newDecisions: readonly ReportDecision[]) {
        const ids = new Set(newDecisions.map(({ id }) => id));
        store.setState(({ steps, waiting, overtaken }) => {
          /* A decision for the present state only undoes a decision that waits. */
          const step = newDecisions.filter(
            ({ id, from, to }) => from !== to || waiting.some((one) => one.id === id),
          );
          return {
            ...withSteps([...steps, step]),
            failure: undefined,
            overtaken: overtaken.filter(({ id }) => !ids.has(id)),
          };
        });
        void wait();
      },
      /** Undoes the decisions of the last step, and returns them. */
      undoLast(): readonly ReportDecision[] {
        const { steps } = store.getState();
        return setSteps(steps.slice(0, -1)) ? (steps.at(-1) ?? []) : [];
      },
      /** Undoes all waiting decisions. */
      undoAll: () => void setSteps([]),
      /** Undoes the waiting decisions about one report. */
      undo(id: string) {
        setSteps(store.getState().steps.map((step) => step.filter((one) => one.id !== id)));
      },
    };
  },
};
