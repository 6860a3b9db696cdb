import type { AnnouncementRow } from '#store/rows/announcement-row.ts';
import { toDateFieldValue, parseDateField } from '#lib/date-field.ts';

export const emptyAnnouncementDraft = { content: '', startsAt: '', endsAt: '', allDay: false };

/**
 * The values of the form for an announcement. Dates are values of date fields in local time; empty
 * if unset.
 */
export type AnnouncementDraft = Readonly<typeof emptyAnnouncementDraft>;

function fieldValue(moment: string | null | undefined, allDay: boolean): string {
  return toDateFieldValue(moment).slice(0, allDay ? 10 : 16);
}

/** Converts an announcement to the values of the form that edits it (R-ANN-010). */
export function toAnnouncementDraft(row: AnnouncementRow): AnnouncementDraft {
  const allDay = row.allDay ?? false;
  return {
    content: row.rawContent ?? '',
    startsAt: fieldValue(row.startsAt, allDay),
    endsAt: fieldValue(row.endsAt, allDay),
    allDay,
  };
}

/** Returns the draft after "all day" was switched: its dates lose or get a time (R-ANN-006). */
export function switchAllDay(draft: AnnouncementDraft, allDay: boolean): AnnouncementDraft {
  const adapt = (value: string): string => {
    if (value === '') return '';
    return allDay ? value.slice(0, 10) : `${value.slice(0, 10)}T00:00`;
  };
  return { ...draft, allDay, startsAt: adapt(draft.startsAt), endsAt: adapt(draft.endsAt) };
}

/** Converts the draft to the body of the request. Times are in ISO 8601; null if unset. */
export function announcementBody({ content, startsAt, endsAt, allDay }: AnnouncementDraft) {
  return {
    content,
    starts_at: parseDateField(startsAt) ?? null,
    ends_at: parseDateField(endsAt) ?? null,
    all_day: allDay,
  };
}
