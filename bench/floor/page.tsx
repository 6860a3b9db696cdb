import './floor.css';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The rendered part of a status, not validated. */
interface BareStatus {
  readonly id: string;
  readonly content: string;
  readonly account: { readonly avatar: string };
  readonly reblog: BareStatus | null;
}

function Bare({ status, place }: { status: BareStatus; place: number }) {
  const { account, content } = status.reblog ?? status;
  return (
    <article aria-posinset={place}>
      <img src={account.avatar} alt="" width="48" height="48" />
      <p>{content.replaceAll(/<[^>]*>/g, '')}</p>
    </article>
  );
}

async function pageBelow(last: BareStatus | undefined): Promise<readonly BareStatus[]> {
  const below = last ? `&max_id=${last.id}` : '';
  const response = await fetch(`/api/v1/timelines/public?limit=20${below}`);
  const statuses: readonly BareStatus[] = await response.json();
  return statuses;
}

async function talkAround(id: string): Promise<readonly BareStatus[]> {
  const response = await fetch(`/api/v1/statuses/${id}/context`);
  const context: { ancestors: readonly BareStatus[]; descendants: readonly BareStatus[] } =
    await response.json();
  return [...context.ancestors, ...context.descendants];
}

/*
 * The baseline of React alone: renders the text and avatar of the client's statuses page by page,
 * or the conversation of the status in the URL's fragment. Other figures are given as ratios to
 * this page's.
 */
function Floor({ first }: { first: readonly BareStatus[] }) {
  const [statuses, setStatuses] = useState(first);
  const [isTalk, setTalk] = useState(false);
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void pageBelow(statuses.at(-1)).then((older) => setStatuses([...statuses, ...older]));
      },
      { rootMargin: '0px 0px 750px 0px' },
    );
    if (end.current && !isTalk) observer.observe(end.current);
    return () => observer.disconnect();
  }, [statuses, isTalk]);
  useEffect(() => {
    const showTalk = (): void => {
      void talkAround(location.hash.slice(1)).then((talk) => {
        setTalk(true);
        setStatuses(talk);
      });
    };
    window.addEventListener('hashchange', showTalk);
    return () => window.removeEventListener('hashchange', showTalk);
  }, []);
  return (
    <>
      {statuses.map((status, index) => (
        <Bare key={status.id} status={status} place={index + 1} />
      ))}
      <footer ref={end} />
    </>
  );
}

async function begin(): Promise<void> {
  const first = await pageBelow(undefined);
  const place = document.getElementById('floor');
  if (place) createRoot(place).render(<Floor first={first} />);
}

void begin();
