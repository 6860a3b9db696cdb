import { Form } from '#ui/forms/form.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { createDateJump } from '#session/feeds/create-date-jump.ts';
import type { FeedLoader } from '#session/feeds/feed-loader.ts';
import { useSession } from '#session/session-context.ts';
import type { FeedRow } from '#store/rows/feed-row.ts';
import { toDateFieldValue } from '#lib/date-field.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

/** Asks for a day and loads its last status. */
export function JumpToDateDialog({
  loader,
  feed,
  onShow,
  onClose,
}: {
  loader: FeedLoader<Status>;
  feed: FeedRow;
  /** Called with the id of the status, once it is loaded. */
  onShow: (id: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const [today] = useState(() => toDateFieldValue(Date.now()).slice(0, 10));
  const [day, setDay] = useState('');
  return (
    <Dialog isOpen size="small" onClose={onClose} title={t`Go to a date`}>
      <Form
        onSubmit={() => {
          const end = new Date(`${day}T00:00`);
          end.setDate(end.getDate() + 1);
          if (Number.isNaN(end.getTime())) return;
          onClose();
          void createDateJump(loader, feed, tables, onShow)?.(end.getTime());
        }}
      >
        <TextInput
          label={t({ message: 'Day', comment: 'Label of a date: the day to go to' })}
          description={t`The timeline jumps to the end of that day.`}
          type="date"
          required
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <p>
          <Button type="submit" variant="primary">
            <Trans comment="Verb, button: jump to the date">Go</Trans>
          </Button>
        </p>
      </Form>
    </Dialog>
  );
}
