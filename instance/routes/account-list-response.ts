import { listResponse, type ListRequest } from '#http/list-response.ts';
import type { RouteResponse } from '#http/route-response.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';

/** Responds with a page of accounts, with their relationships if requested. */
export function accountListResponse(
  request: ListRequest & { readonly query: { readonly with_relationships?: boolean } },
  page: readonly AccountRow[],
): RouteResponse {
  const withRelationship = request.query.with_relationships ?? false;
  return listResponse(
    request,
    page.map((account) => accountView(request.view, account, { withRelationship })),
    page.map(({ id }) => id),
    { defaults: { offset: '0' } },
  );
}
