import * as calls from '@rookery/contract/calls/mastodon/quotes.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { route, type RouteRequest } from '#http/route.ts';
import { requiredOriginalStatus } from '#routes/required-entities.ts';
import { timelineResponse } from '#routes/timeline-response.ts';
import type { StatusColumns } from '#store/statuses.ts';
import { statusById, updateStatus } from '#store/statuses.ts';
import { statusView } from '#views/status-view.ts';

type ChangeRequest = RouteRequest<typeof calls.revokeQuote | typeof calls.updateInteractionPolicy>;

/** Changes a status and informs those who show it. */
function changeStatus({ instance, view }: ChangeRequest, id: string, columns: StatusColumns) {
  updateStatus(instance.database, id, columns);
  const status = statusById(instance.database, id);
  if (!status) throw notFound();
  instance.events.publish({ kind: 'edited', status });
  return statusView(view, status);
}

/** Quotes of a status, and who may quote it. */
export const quoteRoutes = [
  route(calls.getQuotes, (request) => {
    const { view, path } = request;
    const { id } = requiredOriginalStatus(view, path.id);
    return timelineResponse(request, {
      where: "statuses.quote_id = ? AND ifnull(statuses.quote_state, 'accepted') = 'accepted'",
      values: [id],
    });
  }),

  route(calls.revokeQuote, (request) => {
    const { view, path, member } = request;
    const status = requiredOriginalStatus(view, path.id);
    if (status.account_id !== member.id) throw new HttpError(403, 'This action is not allowed');
    const quoting = statusById(request.instance.database, path.quoting);
    if (quoting?.quote_id !== status.id) throw notFound();
    return changeStatus(request, quoting.id, { quote_state: 'revoked' });
  }),

  route(calls.updateInteractionPolicy, (request) => {
    const { view, path, member, body } = request;
    const status = requiredOriginalStatus(view, path.id);
    if (status.account_id !== member.id) throw new HttpError(403, 'This action is not allowed');
    const policy = body.quote_approval_policy ?? status.quote_policy;
    return changeStatus(request, status.id, { quote_policy: policy });
  }),
];
