import { Trans } from '@lingui/react/macro';
import { AppLink } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';

/** Screen for unknown addresses. */
export function NotFoundScreen() {
  return (
    <Panel>
      <PanelHead level={1} title={<Trans>Not found</Trans>} />
      <EmptyNote
        action={
          <AppLink href="/">
            <Trans>Go to the start page</Trans>
          </AppLink>
        }
      >
        <Trans>This page doesn’t exist.</Trans>
      </EmptyNote>
    </Panel>
  );
}
