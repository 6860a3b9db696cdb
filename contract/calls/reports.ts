import { defineCall } from '../call.ts';
import { filedReport } from '../schemas/filed-report.ts';

/**
 * Reports an account and its statuses. `forward` also sends the report to the account's instance.
 * `rule_ids` are of the rules in the instance document (Mastodon 4.0, GoToSocial).
 */
export const createReport = defineCall('POST', '/api/v1/reports', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: {
      account_id: 'text!',
      status_ids: 'texts',
      comment: 'text',
      forward: 'boolean',
      category: 'one of spam|legal|violation|other',
      rule_ids: 'texts',
    },
  },
  response: filedReport,
});
