import { decodeSegments } from '../router/match-path.ts';
import { pathTo } from './paths.ts';

/**
 * What an address of another front end opens: a screen of this client, or the status whose
 * ActivityPub address has this path.
 */
export type OtherFrontEndTarget =
  | { readonly href: string }
  /**
   * `href` opens the status by the last segment of its path, if this can be an id on the viewer's
   * server; undefined if it is a UUID.
   */
  | { readonly statusPath: string; readonly href: string | undefined };

/** Tabs of a profile by their name in the addresses of Mastodon and Soapbox. */
const profileTabs: Readonly<Record<string, string>> = {
  with_replies: 'replies',
  media: 'media',
  followers: 'followers',
  following: 'followees',
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function profileTab(name: string, tab: string): OtherFrontEndTarget | undefined {
  if (!Object.hasOwn(profileTabs, tab)) return undefined;
  return { href: `${pathTo('external-user-profile', { id: name })}#${profileTabs[tab]}` };
}

const status = (id: string): OtherFrontEndTarget => ({ href: pathTo('conversation', { id }) });

function byAddress(parts: readonly string[], id: string): OtherFrontEndTarget {
  return {
    statusPath: `/${parts.map(encodeURIComponent).join('/')}`,
    href: uuid.test(id) ? undefined : pathTo('conversation', { id }),
  };
}

/**
 * Reads a path that other front ends use and that Akkoma serves with whatever front end is
 * installed, although this client has no screen for it. Undefined for all other paths. `/notice/ID`
 * and `/users/NAME` are screens of this client.
 */
export function readOtherFrontEndPath(pathname: string): OtherFrontEndTarget | undefined {
  const parts = decodeSegments(pathname) ?? [];
  const [first = '', second = '', third = '', fourth = '', fifth] = parts;
  switch (parts.length) {
    case 2:
      if (first === 'objects' || first === 'activities') return byAddress(parts, second);
      if (!/^@./su.test(first)) return undefined;
      return profileTab(first.slice(1), second) ?? status(second);
    case 3:
      if (first === 'users' && second === 'by-id')
        return { href: pathTo('external-user-profile', { id: third }) };
      if (first === 'users') return profileTab(second, third);
      if (second === 'status' || (second === 'posts' && /^@./su.test(first))) return status(third);
      return undefined;
    default:
      if (first !== 'users' || third !== 'statuses' || parts.length > 5) return undefined;
      if (fifth !== undefined && fifth !== 'activity') return undefined;
      return fourth === '' ? undefined : byAddress(parts.slice(0, 4), fourth);
  }
}
