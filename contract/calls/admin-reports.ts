import { defineCall } from '../call.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { report, reportPage } from '../schemas/report.ts';

export const getReports = defineCall('GET', '/api/v1/pleroma/admin/reports', {
  caller: 'staff',
  query: {
    state: 'one of open|closed|resolved',
    limit: 'integer',
    page: 'integer',
    page_size: 'integer',
  },
  response: reportPage,
  paging: 'page-number',
  totalField: 'total',
});

/** Changes the states of reports, a list of `{ id, state }`; an error response is a list as well. */
export const updateReports = defineCall('PATCH', '/api/v1/pleroma/admin/reports', {
  caller: 'staff',
  body: { encoding: 'json', fields: { reports: 'json!' } },
  response: emptyResponse,
});

/** Returns one report with its notes. */
export const getReport = defineCall('GET', '/api/v1/pleroma/admin/reports/:id', {
  caller: 'staff',
  response: report,
});

/** Adds a note that only staff see. The response is empty: fetch the report again. */
export const addReportNote = defineCall('POST', '/api/v1/pleroma/admin/reports/:id/notes', {
  caller: 'staff',
  body: { encoding: 'json', fields: { content: 'text!' } },
  response: emptyResponse,
});

/** Deletes a note of a report; the response is empty. */
export const deleteReportNote = defineCall(
  'DELETE',
  '/api/v1/pleroma/admin/reports/:id/notes/:note',
  { caller: 'staff', response: emptyResponse },
);
