import type { allCalls } from '@rookery/contract/calls/all-calls.ts';
import type { CreateValidInput } from '../valid-input.ts';
import { documentInputs, readingInputs } from './reading.ts';
import { emojiPackInputs } from './emoji-packs.ts';
import { authenticationInputs } from './authentication.ts';
import { moderationInputs } from './moderation.ts';
import { accountInputs } from './accounts.ts';
import { settingsInputs } from './settings.ts';
import { statusInputs } from './statuses.ts';

/** Valid input for every call of the contract; a missing one is a type error. */
export const validInputs: Readonly<Record<keyof typeof allCalls, CreateValidInput>> = {
  ...documentInputs,
  ...emojiPackInputs,
  ...authenticationInputs,
  ...moderationInputs,
  ...accountInputs,
  ...readingInputs,
  ...settingsInputs,
  ...statusInputs,
};
