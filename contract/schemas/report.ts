import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';
import { accountFields } from './account.ts';
import { adminUserFields } from './admin-user.ts';
import { status } from './status.ts';

/* Accounts in reports contain the public and the staff fields side by side. */
const person = entity({ id: v.string() }, { ...adminUserFields, ...accountFields });

/** A report in admin calls; `state` is open, closed or resolved. */
export const report = entity(
  { id: v.string() },
  {
    account: person,
    actor: person,
    statuses: listOf(status),
    notes: listOf(
      entity({ id: v.number() }, { content: v.string(), created_at: v.string(), user: person }),
    ),
    state: v.string(),
    content: v.nullable(v.string()),
    created_at: v.string(),
  },
);

export type Report = v.InferOutput<typeof report>;

/** A page of reports with the total number. */
export const reportPage = entity({ reports: listOf(report) }, { total: v.number() });
