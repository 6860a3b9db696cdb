import { Trans } from '@lingui/react/macro';
import Hammer from 'lucide-react/icons/hammer';
import type { ReactNode } from 'react';
import { EmptyNote } from '#ui/empty-note.tsx';
import { Panel } from '#ui/panel.tsx';
import { PanelHead } from '#ui/panel-head.tsx';

/** Stands for a screen that is still to come, and says what it will be. */
export function NotBuiltYet({
  title,
  description,
}: {
  title: ReactNode;
  /** What will be here, in a sentence. */
  description: ReactNode;
}) {
  return (
    <Panel>
      <PanelHead level={1} title={title} />
      <EmptyNote icon={Hammer}>
        <Trans>This page is not built yet.</Trans> {description}
      </EmptyNote>
    </Panel>
  );
}
