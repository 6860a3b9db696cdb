import { Trans } from '@lingui/react/macro';
import { AppLink } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';

/** Screen for unknown addresses. */
export function NotFound() {
  return (
    <Panel>
      <PanelHead level={1} title={<Trans>Not found</Trans>} />
      <EmptyNote
        action={
          <AppLink href="/">
            <Trans>To the start page</Trans>
          </AppLink>
        }
      >
        <Trans>There is nothing at this address.</Trans>
      </EmptyNote>
    </Panel>
  );
}
