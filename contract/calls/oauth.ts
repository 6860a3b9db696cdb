import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { token, tokenEntry } from '../schemas/token.ts';

/** The page on which a member authorises an application. Opened by the browser, not fetched. */
export const authorizePage = defineCall('GET', '/oauth/authorize', {
  caller: 'anyone',
  query: {
    response_type: 'text!',
    client_id: 'text!',
    redirect_uri: 'text!',
    scope: 'text',
    state: 'text',
    /** PKCE; servers without support ignore it. */
    code_challenge: 'text',
    code_challenge_method: 'text',
    force_login: 'boolean',
  },
  response: v.string(),
});

/**
 * The form of `authorizePage`, sent by the browser: name, password and the granted scopes. Redirects
 * to `redirect_uri` with a code, or shows the code if the URI is `urn:ietf:wg:oauth:2.0:oob`.
 */
export const submitAuthorization = defineCall('POST', '/oauth/authorize', {
  caller: 'anyone',
  body: {
    encoding: 'form',
    fields: {
      authorization: {
        client_id: 'text',
        response_type: 'text',
        redirect_uri: 'text',
        state: 'text',
        code_challenge: 'text',
        scope: 'texts',
        name: 'text',
        password: 'text',
        /** Sent by the deny button. */
        deny: 'text',
      },
    },
  },
  response: v.string(),
});

/** The form for the second factor after `authorizePage`; `challenge_type` is totp or recovery. */
export const submitSecondFactor = defineCall('POST', '/oauth/mfa/verify', {
  caller: 'anyone',
  body: {
    encoding: 'form',
    fields: { mfa: { mfa_token: 'text', code: 'text', challenge_type: 'text', state: 'text' } },
  },
  response: v.string(),
});

/**
 * Requests a token. `grant_type`: client_credentials, authorization_code (with `code`), password
 * (with `username` and `password`) or refresh_token.
 */
export const requestToken = defineCall('POST', '/oauth/token', {
  caller: 'anyone',
  body: {
    encoding: 'form',
    fields: {
      grant_type: 'text!',
      client_id: 'text!',
      client_secret: 'text!',
      redirect_uri: 'text',
      scope: 'text',
      code: 'text',
      code_verifier: 'text',
      username: 'text',
      password: 'text',
      refresh_token: 'text',
    },
  },
  response: token,
});

/** Sends the second factor of a sign-in by password; `challenge_type` is totp or recovery. */
export const answerMfaChallenge = defineCall('POST', '/oauth/mfa/challenge', {
  caller: 'anyone',
  body: {
    encoding: 'form',
    fields: {
      client_id: 'text!',
      client_secret: 'text!',
      mfa_token: 'text!',
      code: 'text!',
      challenge_type: 'text!',
    },
  },
  response: token,
});

/** Returns the member's tokens, one for each sign-in. */
export const getTokens = defineCall('GET', '/api/oauth_tokens.json', {
  caller: 'member',
  optional: 'session',
  response: listOf(tokenEntry),
});

/** Revokes a token of the list; 201 even for an unknown one. */
export const deleteToken = defineCall('DELETE', '/api/oauth_tokens/:id', {
  caller: 'member',
  response: emptyResponse,
});
