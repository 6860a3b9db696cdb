import { invalidParameters } from '#instance/http/refusal.ts';
import type { ReportState } from '#instance/store/reports.ts';

interface ReportChange {
  readonly id: string;
  readonly state: ReportState;
}

interface ReportTrouble {
  readonly id: string;
  readonly error: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isState(state: unknown): state is ReportState {
  return state === 'open' || state === 'closed' || state === 'resolved';
}

/** The wished states of several reports, and what is wrong with them, each under its report's id. */
export function readReportChanges(
  given: unknown,
  exists: (id: string) => boolean,
): { changes: ReportChange[]; troubles: ReportTrouble[] } {
  if (!Array.isArray(given))
    throw invalidParameters([{ field: 'reports', message: 'Invalid array' }]);
  const changes: ReportChange[] = [];
  const troubles: ReportTrouble[] = [];
  for (const each of given) {
    const { id, state } = isRecord(each) ? each : {};
    const name = typeof id === 'string' ? id : '';
    if (!exists(name)) troubles.push({ id: name, error: 'not_found' });
    else if (isState(state)) changes.push({ id: name, state });
    else troubles.push({ id: name, error: 'Unsupported state' });
  }
  return { changes, troubles };
}
