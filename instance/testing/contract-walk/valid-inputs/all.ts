import type { allCalls } from '@rookery/contract/calls/all-calls.ts';
import type { CreateValidInput } from '../valid-input.ts';
import { documents, reading } from './reading.ts';
import { emojiPacks } from './emoji-packs.ts';
import { authentication } from './authentication.ts';
import { moderation } from './moderation.ts';
import { people } from './people.ts';
import { settings } from './settings.ts';
import { statuses } from './statuses.ts';

/** Valid input for every call of the contract; a missing one is a type error. */
export const validInputs: Readonly<Record<keyof typeof allCalls, CreateValidInput>> = {
  ...documents,
  ...emojiPacks,
  ...authentication,
  ...moderation,
  ...people,
  ...reading,
  ...settings,
  ...statuses,
};
