import './floor.css';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The fields of a status that this page renders. The response is not validated. */
interface PlainStatus {
  readonly id: string;
  readonly content: string;
  readonly account: { readonly avatar: string };
  readonly reblog: PlainStatus | null;
}

function PlainCard({ status, position }: { status: PlainStatus; position: number }) {
  const { account, content } = status.reblog ?? status;
  return (
    <article aria-posinset={position}>
      <img src={account.avatar} alt="" width="48" height="48" />
      <p>{content.replaceAll(/<[^>]*>/g, '')}</p>
    </article>
  );
}

async function fetchPage(last: PlainStatus | undefined): Promise<readonly PlainStatus[]> {
  const below = last ? `&max_id=${last.id}` : '';
  const response = await fetch(`/api/v1/timelines/public?limit=20${below}`);
  const statuses: readonly PlainStatus[] = await response.json();
  return statuses;
}

async function fetchConversation(id: string): Promise<readonly PlainStatus[]> {
  const response = await fetch(`/api/v1/statuses/${id}/context`);
  const context: { ancestors: readonly PlainStatus[]; descendants: readonly PlainStatus[] } =
    await response.json();
  return [...context.ancestors, ...context.descendants];
}

/*
 * A page that shows how fast React alone is. It renders only text and avatar of the statuses that the
 * client shows, page by page, or the conversation of the status in the URL's fragment. Figures of the
 * client are compared with those of this page, which is called the floor.
 */
function Floor({ first }: { first: readonly PlainStatus[] }) {
  const [statuses, setStatuses] = useState(first);
  const [isConversation, setConversation] = useState(false);
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchPage(statuses.at(-1)).then((older) => setStatuses([...statuses, ...older]));
      },
      { rootMargin: '0px 0px 750px 0px' },
    );
    if (end.current && !isConversation) observer.observe(end.current);
    return () => observer.disconnect();
  }, [statuses, isConversation]);
  useEffect(() => {
    const showConversation = (): void => {
      void fetchConversation(location.hash.slice(1)).then((conversation) => {
        setConversation(true);
        setStatuses(conversation);
      });
    };
    window.addEventListener('hashchange', showConversation);
    return () => window.removeEventListener('hashchange', showConversation);
  }, []);
  return (
    <>
      {statuses.map((status, index) => (
        <PlainCard key={status.id} status={status} position={index + 1} />
      ))}
      <footer ref={end} />
    </>
  );
}

async function start(): Promise<void> {
  const first = await fetchPage(undefined);
  const container = document.getElementById('floor');
  if (container) createRoot(container).render(<Floor first={first} />);
}

void start();
