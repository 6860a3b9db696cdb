import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans as Sentence } from '#i18n/trans.tsx';

const messages = {
  statuses: (count: number): MessageDescriptor =>
    msg`${plural(count, { one: '<b>#</b> post', other: '<b>#</b> posts' })}`,
  following: (count: number): MessageDescriptor =>
    msg`${plural(count, { one: '<b>#</b> following', other: '<b>#</b> following' })}`,
  followers: (count: number): MessageDescriptor =>
    msg`${plural(count, { one: '<b>#</b> follower', other: '<b>#</b> followers' })}`,
};

export type CountKind = keyof typeof messages;

/** A count of an account with its noun: "41 followers". */
export function AccountCount({ of, count }: { of: CountKind; count: number }) {
  return <Sentence {...messages[of](count)} components={{ b: <b /> }} />;
}
