import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceTabs } from '#ui/choice-tabs.tsx';
import { DomainsBox } from './domains-box.tsx';
import { BlockedPeople, MutedPeople } from './people-boxes.tsx';
import layout from '#ui/layout.module.css';

/** Settings tab for blocks, mutes and muted instances. */
export function BlocksTab() {
  const { t } = useLingui();
  const [shown, show] = useState<'blocks' | 'mutes' | 'domains'>('blocks');
  return (
    <div className={layout.loose}>
      <ChoiceTabs
        label={t`Mutes and blocks`}
        tabs={[
          ['blocks', t`Blocks`],
          ['mutes', t`Mutes`],
          ['domains', t`Muted instances`],
        ]}
        chosen={shown}
        onChoose={show}
      />
      {shown === 'blocks' && <BlockedPeople />}
      {shown === 'mutes' && <MutedPeople />}
      {shown === 'domains' && <DomainsBox />}
    </div>
  );
}
