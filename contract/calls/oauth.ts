import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { nothing } from '../schemas/nothing.ts';
import { token, tokenEntry } from '../schemas/token.ts';

/** The page on which a member lets an application in; a browser goes there, no script asks for it. */
export const authorizePage = defineCall({
  method: 'GET',
  path: '/oauth/authorize',
  who: 'anyone',
  query: {
    response_type: 'text!',
    client_id: 'text!',
    redirect_uri: 'text!',
    scope: 'text',
    state: 'text',
    /** PKCE; servers that do not know it pass it over. */
    code_challenge: 'text',
    code_challenge_method: 'text',
    force_login: 'boolean',
  },
  answer: v.string(),
});

/**
 * The form of that page, sent by the browser: a member's name and password, and the scopes they
 * consent to. Leads back to `redirect_uri` with a code, or shows the code where that is out of band.
 */
export const submitAuthorization = defineCall({
  method: 'POST',
  path: '/oauth/authorize',
  who: 'anyone',
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
        /** Sent by the button that does not consent. */
        deny: 'text',
      },
    },
  },
  answer: v.string(),
});

/** The second step of that page; `challenge_type` is totp or recovery. */
export const submitSecondFactor = defineCall({
  method: 'POST',
  path: '/oauth/mfa/verify',
  who: 'anyone',
  body: {
    encoding: 'form',
    fields: { mfa: { mfa_token: 'text', code: 'text', challenge_type: 'text', state: 'text' } },
  },
  answer: v.string(),
});

/** Grants: client_credentials, authorization_code (code), password (username, password), refresh_token. */
export const requestToken = defineCall({
  method: 'POST',
  path: '/oauth/token',
  who: 'anyone',
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
  answer: token,
});

/** The second step of signing in; `challenge_type` is totp or recovery. */
export const answerMfaChallenge = defineCall({
  method: 'POST',
  path: '/oauth/mfa/challenge',
  who: 'anyone',
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
  answer: token,
});

/** The member's sign-ins, one for each token. */
export const getTokens = defineCall({
  method: 'GET',
  path: '/api/oauth_tokens.json',
  who: 'member',
  answer: listOf(tokenEntry),
});

/** Ends that sign-in; 201 even for one not known. */
export const deleteToken = defineCall({
  method: 'DELETE',
  path: '/api/oauth_tokens/:id',
  who: 'member',
  answer: nothing,
});
