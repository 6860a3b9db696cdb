import { useLingui } from '@lingui/react/macro';
import { NotificationKindCheckboxes } from '#components/notification/notification-kind-checkboxes.tsx';
import { Panel, PanelHead } from '#ui/page/panel.tsx';
import { PushOffer } from './push-offer.tsx';
import styles from './notification-kinds-panel.module.css';

/** Panel beside the notifications: the kinds to show, and the offer of push notifications. */
export function NotificationKindsPanel() {
  const { t } = useLingui();
  return (
    <>
      <Panel
        label={t({
          message: 'Show',
          context: 'heading',
          comment: 'Heading over kinds of notifications: “Show: likes, repeats …”',
        })}
      >
        <PanelHead
          title={t({
            message: 'Show',
            context: 'heading',
            comment: 'Heading over kinds of notifications: “Show: likes, repeats …”',
          })}
          isSticky={false}
        />
        <div className={styles.kinds}>
          <NotificationKindCheckboxes />
        </div>
      </Panel>
      <PushOffer />
    </>
  );
}
