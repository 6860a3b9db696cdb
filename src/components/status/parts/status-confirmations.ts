import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StatusConfirmation } from '#components/card/status-action.ts';

interface ConfirmationLabels {
  readonly title: MessageDescriptor;
  readonly body: MessageDescriptor;
  readonly accept: MessageDescriptor;
  /** The action cannot be undone. */
  readonly isDanger?: true;
}

/** Confirmation dialogs of actions (R-SHELL-065). */
export const statusConfirmations: Readonly<Record<StatusConfirmation, ConfirmationLabels>> = {
  repeat: {
    title: msg`Repeat this post?`,
    body: msg`Your followers will see it.`,
    accept: msg`Repeat`,
  },
  translate: {
    title: msg`Translate this post?`,
    body: msg`This post is not public. Its text is sent to the translation service that your server uses. You are only asked once.`,
    accept: msg`Translate`,
  },
  redraft: {
    title: msg`Write this post anew?`,
    body: msg`Once the new post stands, this one is deleted, with the likes and repeats it has got.`,
    accept: msg`Write anew`,
    isDanger: true,
  },
  delete: {
    title: msg`Delete this post?`,
    body: msg`It will be gone for everybody, with the likes and repeats it has got.`,
    accept: msg`Delete`,
    isDanger: true,
  },
};
