import './floor.css';
import { createRoot } from 'react-dom/client';

/** As much of a status as is shown, taken on trust. */
interface BareStatus {
  readonly id: string;
  readonly content: string;
  readonly account: { readonly avatar: string };
  readonly reblog: BareStatus | null;
}

function Bare({ status }: { status: BareStatus }) {
  const { account, content } = status.reblog ?? status;
  return (
    <article>
      <img src={account.avatar} alt="" width="48" height="48" />
      <p>{content.replaceAll(/<[^>]*>/g, '')}</p>
    </article>
  );
}

/*
 * What React alone costs: the same statuses as the client's first page, text and avatar, and nothing
 * else of what a client does. Other measures are given as multiples of this page's.
 */
const response = await fetch('/api/v1/timelines/public?limit=20');
const statuses: readonly BareStatus[] = await response.json();
const place = document.getElementById('floor');
if (place) {
  createRoot(place).render(statuses.map((status) => <Bare key={status.id} status={status} />));
}
