import { msg } from '@lingui/core/macro';
import type { ReportState } from '#session/moderation/report-entry.ts';

/** For each state of a report its labels, and the key that sets the state. */
export const reportStateLabels = {
  open: {
    name: msg({
      message: 'Open',
      context: 'report',
      comment: 'Adjective: state of a report that nobody has dealt with',
    }),
    decide: msg`Reopen`,
    waiting: msg`Will be reopened`,
    overtaken: msg`Another moderator already reopened this.`,
    key: 'o',
  },
  closed: {
    name: msg({ message: 'Closed', comment: 'State of a report, participle' }),
    decide: msg`Close report`,
    waiting: msg`Will be closed`,
    overtaken: msg`Another moderator already closed this.`,
    key: 'c',
  },
  resolved: {
    name: msg({ message: 'Resolved', comment: 'State of a report, participle' }),
    decide: msg`Mark as resolved`,
    waiting: msg`Will be resolved`,
    overtaken: msg`Another moderator already resolved this.`,
    key: 'r',
  },
} satisfies Record<ReportState, object>;
