import type { MessageDescriptor } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { Session } from '#session/session.ts';

/** One address of the client (spec 1 §2, Route table). */
export interface Screen {
  /** The specification's name for it. */
  readonly name: string;
  /** `$part` varies. */
  readonly path: string;
  readonly isMembersOnly?: boolean;
  /** Even to visitors of a private instance (spec 1 §1). */
  readonly isOpenToAll?: boolean;
  /** Stays where it was scrolled instead of going to the top. */
  readonly keepsScroll?: boolean;
  /** Brings its reader back to where they were by itself, instead of the router. */
  readonly keepsOwnPlace?: boolean;
  /** Sends the first request before anything is drawn. */
  readonly begin?: (session: Session) => void;
  readonly component: FunctionComponent;
}

/** A screen that is still to come: what it will be. The list of these must shrink to nothing. */
export interface PlannedScreen extends Omit<Screen, 'component' | 'begin'> {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}
