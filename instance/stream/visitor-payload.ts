import type { StatusRow } from '#instance/store/rows.ts';
import { statusView } from '#instance/views/status-view.ts';
import type { View } from '#instance/views/view.ts';

const payloadsByStatus = new WeakMap<StatusRow, Map<string, string>>();

/** Returns a status as JSON for visitors, serialised once per event and origin. */
export function visitorPayload(view: View, status: StatusRow): string {
  const payloads = payloadsByStatus.get(status) ?? new Map<string, string>();
  payloadsByStatus.set(status, payloads);
  const payload =
    payloads.get(view.origin) ?? JSON.stringify(statusView(view, status, { inTimeline: true }));
  payloads.set(view.origin, payload);
  return payload;
}
