import type { MessageDescriptor } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { SettingsGoal } from '#domain/settings/open-settings.ts';
import type { IconGlyph } from '#ui/icon.tsx';

/** One tab of the settings; who puts the page together says which there are. */
export interface SettingsTabRow {
  readonly id: SettingsGoal;
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
  readonly isMembersOnly?: true;
  /** What stands there beside the settings that have a place of their own, for the search. */
  readonly topics?: readonly MessageDescriptor[];
  readonly component: FunctionComponent;
}
