import type { Call } from '@rookery/contract/call.ts';
import type { HttpError } from '#http/http-error.ts';
import type { Instance } from '#context.ts';
import type { EntityViews } from './entity-views.ts';
import type { RateLimits } from './rate-limits.ts';

/** Why a caller is refused before the handler runs. */
export type RefusalReason =
  | { readonly kind: 'no-member'; readonly hasToken: boolean }
  | { readonly kind: 'no-app' }
  | { readonly kind: 'not-admin'; readonly isStaff: boolean }
  | { readonly kind: 'not-staff' }
  | { readonly kind: 'scopes'; readonly scopes: readonly string[] };

/** How the streams of a server differ from Akkoma's. */
export interface StreamDialect {
  /** How the server responds to the stream's path with a slash at its end. */
  readonly slash: 'accepted' | 'redirected' | 'absent';
  /**
   * How the server reacts to the text frame `ping`: Akkoma responds with `pong`, others ignore it
   * or close the connection.
   */
  readonly ping: 'pong' | 'nothing' | 'abnormal-close';
  readonly requiresToken: boolean;
  /** Returns the values of `stream` in the frames that a subscription receives. */
  names(subscription: string): readonly string[];
  /** Whether events that only Pleroma and Akkoma have are sent. */
  readonly hasPleromaEvents: boolean;
}

/** How one kind of server responds. Which routes it has is in `routes-of.ts`. */
export interface Dialect {
  /** Name of the server software for people; absent for Akkoma, the default. */
  readonly title?: string;
  readonly views: EntityViews;
  readonly stream: StreamDialect;
  /** The types of notifications that the server does not have. */
  readonly absentNotifications: readonly string[];
  /**
   * The number of characters that each link counts in the length of a status; absent if a link
   * counts its own length.
   */
  readonly charactersPerUrl?: number;
  /**
   * The parameters that can contain the id of the quoted status of a new status; empty if the
   * server has no quotes.
   */
  readonly quoteParameters: readonly ('quote_id' | 'quoted_status_id')[];
  /** Whether authors decide who may quote their statuses. */
  readonly approvesQuotes: boolean;
  /**
   * Whether editing a status also changes the descriptions of its files. Then no other call changes
   * them once the status exists.
   */
  readonly editsMedia: boolean;
  /**
   * HTTP status of the response to an upload to `/api/v2/media` whose file needs no further
   * processing.
   */
  readonly readyUploadStatus: 200 | 202;
  /** Whether calls accept a name where an account's id is expected. */
  readonly findsAccountsByName: boolean;
  /** The values of `grant_type` that `/oauth/token` accepts. */
  readonly grantTypes: readonly string[];
  /** Returns the scopes of which a token needs one for a call; empty if every token suffices. */
  sufficientScopes(method: string, path: string): readonly string[];
  /** Returns whether an application can register for a scope. */
  isKnownScope(scope: string): boolean;
  /** Returns whether visitors may make a call whose `caller` in the contract is `anyone`. */
  admitsVisitors(call: Call): boolean;
  /**
   * Creates the rate limits that the server announces in headers; absent if the limits are those of
   * Akkoma.
   */
  createRateLimits?(this: void, instance: Instance): RateLimits;
  refusal(refusal: RefusalReason): HttpError;
  /** Converts an error that reading the parameters, a command or a route has thrown. */
  convertError(error: HttpError, call: Call): HttpError;
  /** The body of the response to a path that does not exist. */
  readonly unknownPathBody: unknown;
  /** Whether some `Link` headers end in a repeated parameter, as on Akkoma. */
  readonly repeatsLinkParameters: boolean;
  /**
   * Returns the parameters of the links in a page's `Link` header, given those that Akkoma would
   * repeat.
   */
  linkParameters(
    parameters: Readonly<Record<string, string | readonly string[]>>,
    sent: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, string | readonly string[]>>;
}
