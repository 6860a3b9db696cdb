import { formatHost } from '#lib/url/display-address.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCan } from '#session/instance/use-can.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './about.module.css';

/** The name of another server, which links to its posts where the own server can show them. */
export function InstanceLink({ host }: { host: string }) {
  const name = formatHost(host);
  /* Policies may also name patterns such as `*.example`, which are no servers. */
  const isHost = /^[^\s*/]+$/u.test(host);
  return useCan('instanceTimelines') && isHost ? (
    <AppLink href={pathTo('instance-timeline', { host })} className={styles.host}>
      {name}
    </AppLink>
  ) : (
    name
  );
}
