import { createInvalidParametersError } from '#http/http-error.ts';
import type { ReportState } from '#store/reports.ts';

interface ReportChange {
  readonly id: string;
  readonly state: ReportState;
}

interface ReportError {
  readonly id: string;
  readonly error: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isState(state: unknown): state is ReportState {
  return state === 'open' || state === 'closed' || state === 'resolved';
}

/**
 * Parses the changed states of several reports. Returns the valid changes, and the errors of the
 * others. Throws 400 if `given` is not a list.
 */
export function readReportChanges(
  given: unknown,
  exists: (id: string) => boolean,
): { changes: ReportChange[]; errors: ReportError[] } {
  if (!Array.isArray(given))
    throw createInvalidParametersError([{ field: 'reports', message: 'Invalid array' }]);
  const changes: ReportChange[] = [];
  const errors: ReportError[] = [];
  for (const each of given) {
    const { id, state } = isRecord(each) ? each : {};
    const name = typeof id === 'string' ? id : '';
    if (!exists(name)) errors.push({ id: name, error: 'not_found' });
    else if (isState(state)) changes.push({ id: name, state });
    else errors.push({ id: name, error: 'Unsupported state' });
  }
  return { changes, errors };
}
