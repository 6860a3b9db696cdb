import type { ReactNode } from 'react';
import { systemText } from '#lib/system-text.ts';
import { PanelHead } from './panel-head.tsx';
import { Panel } from './panel.tsx';

/** What fills the main column: a panel whose title is the window's too. */
export function Screen({
  title,
  heading = title,
  beside,
  actions,
  children,
}: {
  /** Of the window, and of the panel. */
  title: string;
  /** Of the panel, where it is another. */
  heading?: ReactNode;
  /** Right after the heading, such as the way to its like. */
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Panel>
      <title>{systemText(title)}</title>
      <PanelHead level={1} title={heading} beside={beside} actions={actions} />
      {children}
    </Panel>
  );
}
