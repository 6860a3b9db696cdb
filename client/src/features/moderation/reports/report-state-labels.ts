import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ReportState } from '#session/moderation/report-entry.ts';

interface ReportStateLabels {
  readonly name: MessageDescriptor;
  /** Button that sets the state of one report. */
  readonly decide: MessageDescriptor;
  /** Button that sets the state of several reports, and says how many. */
  readonly decideSeveral: (count: number) => MessageDescriptor;
  readonly waiting: MessageDescriptor;
  readonly overtaken: MessageDescriptor;
  /** The key that sets the state. */
  readonly key: string;
}

/** The labels of each state of a report. */
export const reportStateLabels: Readonly<Record<ReportState, ReportStateLabels>> = {
  open: {
    name: msg({
      message: 'Open',
      context: 'report',
      comment: 'Adjective: state of a report that nobody has dealt with',
    }),
    decide: msg`Reopen`,
    decideSeveral: (count) =>
      msg`${plural(count, { one: 'Reopen # report', other: 'Reopen # reports' })}`,
    waiting: msg`Will be reopened`,
    overtaken: msg`Another moderator already reopened this.`,
    key: 'o',
  },
  closed: {
    name: msg({ message: 'Closed', comment: 'State of a report, participle' }),
    decide: msg`Close report`,
    decideSeveral: (count) =>
      msg`${plural(count, { one: 'Close # report', other: 'Close # reports' })}`,
    waiting: msg`Will be closed`,
    overtaken: msg`Another moderator already closed this.`,
    key: 'c',
  },
  resolved: {
    name: msg({ message: 'Resolved', comment: 'State of a report, participle' }),
    decide: msg`Mark as resolved`,
    decideSeveral: (count) =>
      msg`${plural(count, { one: 'Resolve # report', other: 'Resolve # reports' })}`,
    waiting: msg`Will be resolved`,
    overtaken: msg`Another moderator already resolved this.`,
    key: 'r',
  },
};
