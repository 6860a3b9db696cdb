import type { MessageDescriptor } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { SettingsTabId } from '#session/windows/window-arguments.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/** A tab of the settings; `app` defines which tabs exist. */
export interface SettingsTabRow {
  readonly id: SettingsTabId;
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
  readonly isMembersOnly?: true;
  /** Separated from the tab above by a line. */
  readonly startsSection?: true;
  /** Names by which the search also finds the tab: its former ones, and those of other clients. */
  readonly aliases?: readonly MessageDescriptor[];
  /** Searchable names of content other than settings. */
  readonly topics?: readonly MessageDescriptor[];
  readonly component: FunctionComponent;
}
