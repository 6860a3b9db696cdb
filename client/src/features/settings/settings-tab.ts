import type { MessageDescriptor } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { Capability } from '#api/capabilities.ts';
import type { ServerInfo } from '#api/server-info.ts';
import type { SettingsTabId } from '#session/windows/window-arguments.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/** A tab of the settings; `app` defines which tabs exist. */
export interface SettingsTabDescriptor {
  readonly id: SettingsTabId;
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
  readonly isMembersOnly?: true;
  /** Whether a line separates the tab from the one above. */
  readonly startsSection?: true;
  /**
   * Other names by which the search finds the tab: its former names, and those of other clients.
   */
  readonly aliases?: readonly MessageDescriptor[];
  /** Names of contents other than settings, by which the search finds the tab. */
  readonly topics?: readonly MessageDescriptor[];
  /** Further topics, each only on servers with the capability. */
  readonly topicsOf?: readonly (readonly [Capability, MessageDescriptor])[];
  /**
   * Returns whether the server has something to set in this tab. Without it the tab is always
   * shown.
   */
  readonly isOffered?: (server: ServerInfo) => boolean;
  readonly component: FunctionComponent;
}
