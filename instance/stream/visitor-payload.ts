import type { StatusRow } from '#instance/store/rows.ts';
import { statusView } from '#instance/views/status-view.ts';
import type { View } from '#instance/views/view.ts';

const known = new WeakMap<StatusRow, Map<string, string>>();

/** A status as JSON for visitors, made once for an event and the address under which they came. */
export function visitorPayload(view: View, status: StatusRow): string {
  const payloads = known.get(status) ?? new Map<string, string>();
  known.set(status, payloads);
  const made =
    payloads.get(view.origin) ?? JSON.stringify(statusView(view, status, { inTimeline: true }));
  payloads.set(view.origin, made);
  return made;
}
