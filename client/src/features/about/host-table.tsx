import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from './about.module.css';

interface HostTableRow {
  readonly host: string;
  /** The host as it is shown. */
  readonly name: ReactNode;
  /** The reason for the policy; empty if the server gives none. */
  readonly reason: string;
}

/** Servers with the reasons for a policy. */
export function HostTable({ rows }: { rows: readonly HostTableRow[] }) {
  return (
    <table className={styles.policy}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Server</Trans>
          </th>
          <th scope="col">
            <Trans>Reason</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ host, name, reason }) => (
          <tr key={host}>
            <td>{name}</td>
            <td dir="auto">{reason === '' ? <Trans>No reason given</Trans> : reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
