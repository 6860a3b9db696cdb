import { useLingui } from '@lingui/react/macro';
import { PagedPeople } from '#components/account/people-list.tsx';
import { Screen } from '#ui/screen.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** Accounts suggested by the server (R-SUGG). */
export function WhoToFollowScreen() {
  const { t } = useLingui();
  const title = t`Who to follow`;
  const state = useSuggestions();
  return (
    <Screen title={title}>
      <PagedPeople
        state={state}
        label={title}
        empty={t`No suggestions from your server right now.`}
      />
    </Screen>
  );
}
