import type { ReactNode } from 'react';
import { stripDirectionMarks } from '#lib/strip-direction-marks.ts';
import { Panel, PanelHead } from './panel.tsx';

/** Panel of the main column; its title is also the document's title. */
export function Screen({
  title,
  heading = title,
  beside,
  actions,
  children,
}: {
  /** Title of the document and of the panel. */
  title: string;
  /** Title of the panel, if different. */
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
