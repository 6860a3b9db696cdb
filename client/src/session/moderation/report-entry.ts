import { getReports } from '@rookery/contract/calls/admin-reports.ts';
import type { Report } from '@rookery/contract/schemas/report.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import type { ResponseContext } from '../load.ts';
import { defineQuery } from '../queries/query.ts';
import { ingestStaffFields } from './ingest-staff-fields.ts';

export const reportStates = ['open', 'closed', 'resolved'] as const;
export type ReportState = (typeof reportStates)[number];

export interface ReportNote {
  readonly id: number;
  readonly content: string;
  readonly createdAt: string;
  readonly authorId: string | undefined;
}

/** A report as staff see it. The accounts and statuses are in the tables. */
export interface ReportEntry {
  readonly id: string;
  readonly accountId: string;
  readonly actorId: string | undefined;
  readonly statusIds: readonly string[];
  readonly notes: readonly ReportNote[];
  readonly state: ReportState;
  /** HTML of the comment by the person who reported; may be empty. */
  readonly content: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Returns the state of a report. An unknown state is read as open. */
export function reportState(text: string | undefined): ReportState {
  return reportStates.find((state) => state === text) ?? 'open';
}

function ingestPerson(person: Report['account'], context: ResponseContext): string | undefined {
  if (!person) return undefined;
  ingestAccount(context.tables, person, context);
  ingestStaffFields(person, context);
  return person.id;
}

/**
 * Ingests a report. Returns an empty list for a report without an account. Its statuses are
 * ingested as for a visitor, since the response lacks the viewer's data.
 */
function ingestReport(wire: Report, context: ResponseContext): ReportEntry[] {
  const accountId = ingestPerson(wire.account, context);
  if (accountId === undefined) return [];
  return [
    {
      id: wire.id,
      accountId,
      actorId: ingestPerson(wire.actor, context),
      statusIds: ingestStatuses(context.tables, wire.statuses ?? [], {
        ...context,
        viewerId: null,
      }),
      notes: (wire.notes ?? []).map((note) => ({
        id: note.id,
        content: note.content ?? '',
        createdAt: note.created_at ?? '',
        authorId: ingestPerson(note.user, context),
      })),
      state: reportState(wire.state),
      content: wire.content ?? '',
      createdAt: wire.created_at ?? '',
    },
  ];
}

function rowReferences(entries: readonly ReportEntry[]) {
  return {
    accounts: entries.flatMap(({ accountId, actorId, notes }) =>
      [accountId, actorId, ...notes.map(({ authorId }) => authorId)].filter(
        (id) => id !== undefined,
      ),
    ),
    statuses: entries.flatMap(({ statusIds }) => statusIds),
  };
}

/** The reports in one state or in all states, newest first. */
export const reportsQuery = defineQuery(
  'reports',
  getReports,
  (wire, context): readonly ReportEntry[] =>
    (wire.reports ?? []).flatMap((each) => ingestReport(each, context)),
  rowReferences,
);
