import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { initialPostLanguage } from '#i18n/post-languages.ts';
import { type DraftFields, emptyDraftFields } from '#session/drafts/draft.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { useRow } from '#store/use-row.ts';
import { readDefaultQuotePolicy } from '#session/drafts/default-quote-policy.ts';
import { initialVisibility, readDefaultVisibility } from '#session/drafts/offered-visibilities.ts';

/** Returns the viewer's default fields, and those a composer starts with: overridden by `given`. */
export function useInitialFields(
  parentVisibility: Visibility | undefined,
  given: Partial<DraftFields>,
): { defaults: DraftFields; initialFields: DraftFields } {
  const { i18n } = useLingui();
  const { tables, viewerId, instance } = useSession();
  const source = useRow(tables.accounts, viewerId)?.source;
  const { serverInfo, postFormats } = useStore(instance, ({ info }) => info);
  const format = usePreference('postContentType');
  const postLanguage = usePreference('postLanguage');
  const sensitive = usePreference('sensitiveByDefault');
  const hidesSubjects = usePreference('sensitiveIfSubject');
  const ownDefault = readDefaultVisibility(source?.privacy);
  const defaults = {
    ...emptyDraftFields,
    visibility: initialVisibility(parentVisibility, ownDefault, can('localVisibility', serverInfo)),
    contentType: postFormats.includes(format) ? format : postFormats[0],
    language: initialPostLanguage(postLanguage, i18n.locale),
    quotePolicy: can('quotePolicies', serverInfo)
      ? readDefaultQuotePolicy(source?.quotePolicy)
      : undefined,
    sensitive: sensitive || (hidesSubjects && (given.subject ?? '') !== ''),
  };
  return { defaults, initialFields: { ...defaults, ...given } };
}
