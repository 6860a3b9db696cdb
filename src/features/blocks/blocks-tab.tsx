import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DomainsBox } from './domains-box.tsx';
import { BlockedPeople, MutedPeople } from './people-boxes.tsx';
import styles from './blocks.module.css';

/** Whom and what one does not want to hear from. */
export function BlocksTab() {
  const [shown, show] = useState<'blocks' | 'mutes' | 'domains'>('blocks');
  return (
    <div className={styles.tab}>
      <div className={styles.kinds}>
        <Button aria-pressed={shown === 'blocks'} onClick={() => show('blocks')}>
          <Trans>Blocks</Trans>
        </Button>
        <Button aria-pressed={shown === 'mutes'} onClick={() => show('mutes')}>
          <Trans>Mutes</Trans>
        </Button>
        <Button aria-pressed={shown === 'domains'} onClick={() => show('domains')}>
          <Trans>Muted instances</Trans>
        </Button>
      </div>
      {shown === 'blocks' && <BlockedPeople />}
      {shown === 'mutes' && <MutedPeople />}
      {shown === 'domains' && <DomainsBox />}
    </div>
  );
}
