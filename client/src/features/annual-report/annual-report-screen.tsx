import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import {
  generateAnnualReport,
  markAnnualReportRead,
} from '@rookery/contract/calls/mastodon/annual-reports.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { useCan } from '#session/instance/use-can.ts';
import {
  annualReportQuery,
  annualReportStateQuery,
  annualReportYearsQuery,
} from '#session/people/annual-report-queries.ts';
import { invalidateQuery } from '#session/queries/invalidate-query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { runInBackground } from '#session/run-in-background.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Screen } from '#ui/page/screen.tsx';
import { AnnualReportNumbers } from './annual-report-numbers.tsx';

/** Milliseconds between two requests of the state while the server generates a report. */
const pollIntervalMs = 5_000;

function NoReport({ year }: { year: string }) {
  return (
    <EmptyNote>
      <Trans>There is no review of {year}.</Trans>
    </EmptyNote>
  );
}

/** The report of a year, which is marked as read. */
function KnownReport({ year }: { year: string }) {
  const { t } = useLingui();
  const session = useSession();
  const values = { path: { year } };
  const state = useCall(annualReportQuery, values);
  const isLoaded = state.value != null;
  useEffect(() => {
    if (isLoaded)
      void runInBackground(session, 'mark a report as read', () =>
        session.call(markAnnualReportRead, { path: { year } }),
      );
  }, [session, isLoaded, year]);
  return (
    <RequestView state={state} label={t`Loading your year…`}>
      {(report) => (report ? <AnnualReportNumbers report={report} /> : <NoReport year={year} />)}
    </RequestView>
  );
}

/** Offers to generate a report, and shows it once the server has done so. */
function GeneratedReport({ year }: { year: string }) {
  const { t } = useLingui();
  const session = useSession();
  const values = { path: { year } };
  const state = useCall(annualReportStateQuery, values);
  const isGenerating = state.value === 'generating';
  useCall(annualReportStateQuery, values, {
    isDisabled: !isGenerating,
    refetchInterval: pollIntervalMs,
  });
  const { send, isSending, failure } = useSendRequest(generateAnnualReport, async () => {
    await invalidateQuery(session, annualReportStateQuery);
    await invalidateQuery(session, annualReportYearsQuery);
  });
  return (
    <RequestView state={state} label={t`Loading your year…`}>
      {(value) => {
        switch (value) {
          case 'available':
            return <KnownReport year={year} />;
          case 'generating':
            return (
              <EmptyNote>
                <Trans>Your review of {year} is being prepared. It will appear here.</Trans>
              </EmptyNote>
            );
          case 'eligible':
            return (
              <EmptyNote
                action={
                  <Button isBusy={isSending} onClick={() => void send(values)}>
                    <Trans>Create my review</Trans>
                  </Button>
                }
              >
                <Trans>Your server can create a review of what you posted in {year}.</Trans>{' '}
                <CallFailure error={failure} />
              </EmptyNote>
            );
          default:
            return <NoReport year={year} />;
        }
      }}
    </RequestView>
  );
}

/** The numbers of a member's year, as the server has counted them. */
export function AnnualReportScreen({ params: { year } }: ScreenProps<'annual-report'>) {
  const { t } = useLingui();
  const hasReports = useCan('annualReports');
  const hasStates = useCan('annualReportStates');
  const Report = hasStates ? GeneratedReport : KnownReport;
  return (
    <Screen title={t`Your year ${year}`}>
      {hasReports ? <Report year={year} /> : <NoReport year={year} />}
    </Screen>
  );
}
