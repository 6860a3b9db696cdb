import { msg } from '@lingui/core/macro';
import type { ReportState } from './report-entry.ts';

/** Labels for the states of a report and the key that decides for it. */
export const reportStateLabels = {
  open: {
    name: msg`Open`,
    decide: msg`Reopen`,
    waiting: msg`Will be reopened`,
    overtaken: msg`A colleague has reopened this meanwhile; nothing was changed.`,
    key: 'o',
  },
  closed: {
    name: msg`Closed`,
    decide: msg`Close the report`,
    waiting: msg`Will be closed`,
    overtaken: msg`A colleague has closed this meanwhile; nothing was changed.`,
    key: 'c',
  },
  resolved: {
    name: msg`Resolved`,
    decide: msg`Mark as resolved`,
    waiting: msg`Will be resolved`,
    overtaken: msg`A colleague has resolved this meanwhile; nothing was changed.`,
    key: 'r',
  },
} satisfies Record<ReportState, object>;
