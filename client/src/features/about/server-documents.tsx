import { Trans, useLingui } from '@lingui/react/macro';
import { getTermsOfDate } from '@rookery/contract/calls/mastodon/instance.ts';
import { RequestView } from '#components/request/request-view.tsx';
import {
  type ServerDocumentName,
  useServerDocument,
} from '#components/instance/use-server-document.ts';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { Disclosure, DocumentPanel, DocumentText } from './document-panel.tsx';
import styles from './about.module.css';

const termsOfDateQuery = defineQuery('terms of a date', getTermsOfDate, identity);

/** Returns the calendar date of a text such as `2026-01-01T00:00:00Z`; undefined if it has none. */
function calendarDate(text: string | null | undefined): string | undefined {
  const date = /^\d{4}-\d\d-\d\d/.exec(text ?? '')?.[0];
  return date === undefined || Number.isNaN(Date.parse(date)) ? undefined : date;
}

/** Returns a function that writes a calendar date in the language of the interface. */
function useFormatDate(): (date: string) => string {
  const { i18n } = useLingui();
  /* A date without a time would be parsed as midnight in UTC, which is the previous day in
     America. With a time it is parsed in the time zone of the device. */
  return (date) => formatDateTime(`${date}T12:00`, i18n.locale, 'date');
}

/** The terms that will apply from a date. */
function NextTerms({ date }: { date: string }) {
  const { t } = useLingui();
  const state = useCall(termsOfDateQuery, { path: { date } }, { staleTime: Infinity });
  return (
    <RequestView state={state} label={t`Loading terms…`}>
      {({ content }) => <DocumentText html={content} />}
    </RequestView>
  );
}

/** The terms of service of Mastodon, with the date of this version and the next version. */
function TermsPanel() {
  const { t } = useLingui();
  const formatDate = useFormatDate();
  const { value, failure, retry } = useServerDocument('terms');
  const since = calendarDate(value?.effective_date);
  const next = calendarDate(value?.succeeded_by);
  return (
    <DocumentPanel
      title={t`Terms of service`}
      html={value?.content}
      failure={failure}
      onRetry={retry}
    >
      {since !== undefined && (
        <p className={styles.version}>
          {value?.effective === false ? (
            <Trans>These terms will apply from {formatDate(since)}.</Trans>
          ) : (
            <Trans>These terms have applied since {formatDate(since)}.</Trans>
          )}
        </p>
      )}
      {next !== undefined && (
        <Disclosure title={<Trans>Terms that will apply from {formatDate(next)}</Trans>}>
          <NextTerms date={next} />
        </Disclosure>
      )}
    </DocumentPanel>
  );
}

function TextPanel({ name, title }: { name: ServerDocumentName; title: string }) {
  const { value, failure, retry } = useServerDocument(name);
  return <DocumentPanel title={title} html={value?.content} failure={failure} onRetry={retry} />;
}

/**
 * Description, privacy policy and terms of a server that sends them by calls. Each is absent if the
 * server has none.
 */
export function ServerDocuments() {
  const { t } = useLingui();
  return (
    <>
      <TextPanel name="description" title={t`More about this server`} />
      <TextPanel name="privacy" title={t`Privacy policy`} />
      <TermsPanel />
    </>
  );
}
