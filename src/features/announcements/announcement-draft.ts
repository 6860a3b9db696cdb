import type { AnnouncementRow } from '#entities/rows/announcement-row.ts';
import { dateFieldOf, momentOfField } from '#lib/date-field.ts';

/** An announcement as it is typed. Dates as the browser's fields hold them, in local time; empty when open. */
export interface AnnouncementDraft {
  readonly content: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly allDay: boolean;
}

export const emptyDraft: AnnouncementDraft = {
  content: '',
  startsAt: '',
  endsAt: '',
  allDay: false,
};

function fieldValue(moment: string | null | undefined, allDay: boolean): string {
  return dateFieldOf(moment).slice(0, allDay ? 10 : 16);
}

/** What editing begins with (R-ANN-010). */
export function draftOf(row: AnnouncementRow): AnnouncementDraft {
  const allDay = row.allDay ?? false;
  return {
    content: row.rawContent ?? '',
    startsAt: fieldValue(row.startsAt, allDay),
    endsAt: fieldValue(row.endsAt, allDay),
    allDay,
  };
}

/** The draft when all-day is switched: the fields hold dates alone, or times as well (R-ANN-006). */
export function withAllDay(draft: AnnouncementDraft, allDay: boolean): AnnouncementDraft {
  const adapt = (value: string): string => {
    if (value === '') return '';
    return allDay ? value.slice(0, 10) : `${value.slice(0, 10)}T00:00`;
  };
  return { ...draft, allDay, startsAt: adapt(draft.startsAt), endsAt: adapt(draft.endsAt) };
}

/** What is sent: moments in ISO 8601, null for open. */
export function bodyOf({ content, startsAt, endsAt, allDay }: AnnouncementDraft) {
  return {
    content,
    starts_at: momentOfField(startsAt) ?? null,
    ends_at: momentOfField(endsAt) ?? null,
    all_day: allDay,
  };
}
