import { defineCall } from '../../call.ts';
import { annualReports, annualReportState } from '../../schemas/annual-report.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';

/** The reports that were generated for the viewer. Mastodon 4.3. */
export const getAnnualReports = defineCall('GET', '/api/v1/annual_reports', {
  caller: 'member',
  response: annualReports,
});

/** The report of one year; 404 if there is none. Mastodon 4.4. */
export const getAnnualReport = defineCall('GET', '/api/v1/annual_reports/:year', {
  caller: 'member',
  response: annualReports,
});

/** Whether the report of a year exists or can be generated. Mastodon 4.6 (API 8). */
export const getAnnualReportState = defineCall('GET', '/api/v1/annual_reports/:year/state', {
  caller: 'member',
  response: annualReportState,
});

/** Marks the report of a year as read. Mastodon 4.3. */
export const markAnnualReportRead = defineCall('POST', '/api/v1/annual_reports/:year/read', {
  caller: 'member',
  response: emptyResponse,
});

/** Starts to generate the report of a year. Mastodon 4.6 (API 8). */
export const generateAnnualReport = defineCall('POST', '/api/v1/annual_reports/:year/generate', {
  caller: 'member',
  response: emptyResponse,
});
