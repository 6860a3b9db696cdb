import type { ReactNode } from 'react';
import { stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import { Panel, PanelHead } from './panel.tsx';

/** Panel of the main column. Its title is also the title of the document. */
export function Screen({
  title,
  heading = title,
  beside,
  actions,
  children,
}: {
  /** Title of the document and of the panel. */
  title: string;
  /** Heading of the panel, if it differs from the title. */
  heading?: ReactNode;
  /** Content right after the heading, such as links to similar pages. */
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Panel>
      <title>{stripDirectionMarks(title)}</title>
      <PanelHead level={1} title={heading} beside={beside} actions={actions} />
      {children}
    </Panel>
  );
}
