import type { StatusRow } from '../rows/status-row.ts';
import type { Tables } from '../tables.ts';

/**
 * Who is told, by the tables, of each status that was not known: before it is in them, with the moment
 * that it is known from. For what is fetched late, and must not weigh on who only reads a timeline.
 */
export const newcomers = new WeakMap<Tables, (row: StatusRow, askedAt: number) => void>();
