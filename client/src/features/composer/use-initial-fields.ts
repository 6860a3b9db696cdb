import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useState } from 'react';
import { can } from '#api/capabilities.ts';
import {
  type Draft,
  type DraftFields,
  emptyDraftFields,
  visibilities,
} from '#components/draft/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { initialPostLanguage } from '#components/composer/post-languages.ts';
import { initialVisibility } from './offered-visibilities.ts';
import type { DraftChange } from './open-draft.ts';

/** State of the subject field and its effect on sensitivity (R-COMP-045 R-COMP-046). */
export function useSubject(draft: Draft, change: (change: DraftChange) => void) {
  const isAlways = usePreference('alwaysShowSubjectInput');
  const marksSensitive = usePreference('sensitiveIfSubject');
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isAlways || isOpen || draft.subject !== '';
  return {
    isShown,
    write(subject: string): void {
      change({ subject, ...(marksSensitive && subject !== '' && { sensitive: true }) });
    },
    toggle(): void {
      setIsOpen(!isShown);
      if (isShown) change({ subject: '', sensitive: false });
    },
  };
}

/** Returns the fields a form starts with: the viewer's defaults, overridden by `given`. */
export function useInitialFields(
  parentVisibility: Visibility | undefined,
  given: Partial<DraftFields>,
): DraftFields {
  const { i18n } = useLingui();
  const { tables, viewerId, instance } = useSession();
  const source = useRow(tables.accounts, viewerId)?.source;
  const { serverInfo: facts, postFormats } = useStore(instance, ({ info }) => info);
  const format = usePreference('postContentType');
  const postLanguage = usePreference('postLanguage');
  const sensitive = usePreference('sensitiveByDefault');
  const hidesSubjects = usePreference('sensitiveIfSubject');
  const ownScope = visibilities.find((scope) => scope === source?.privacy) ?? 'public';
  return {
    ...emptyDraftFields,
    visibility: initialVisibility(parentVisibility, ownScope, can('localVisibility', facts)),
    contentType: postFormats.includes(format) ? format : postFormats[0],
    language: initialPostLanguage(postLanguage, i18n.locale),
    sensitive: sensitive || (hidesSubjects && (given.subject ?? '') !== ''),
    ...given,
  };
}
