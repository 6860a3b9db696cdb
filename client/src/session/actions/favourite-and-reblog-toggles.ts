import {
  favouriteStatus,
  reblogStatus,
  unfavouriteStatus,
  unreblogStatus,
} from '@rookery/contract/calls/favourites-and-reblogs.ts';
import type { StatusToggle } from './toggle-status.ts';

export const favouriteToggle: StatusToggle = {
  name: 'favourite',
  on: favouriteStatus,
  off: unfavouriteStatus,
  field: 'favourited',
  count: 'favouritesCount',
};

export const reblogToggle: StatusToggle = {
  name: 'reblog',
  on: reblogStatus,
  off: unreblogStatus,
  field: 'reblogged',
  count: 'reblogsCount',
};
