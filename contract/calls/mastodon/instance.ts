import { defineCall } from '../../call.ts';
import { listOf, mapOf } from '../../lenient-schema.ts';
import * as v from 'valibot';
import { domainBlock } from '../../schemas/domain-block.ts';
import { instanceText } from '../../schemas/instance-text.ts';
import { weekActivity } from '../../schemas/week-activity.ts';
import { instanceV2 } from '../../schemas/instance-v2.ts';
import { rule } from '../../schemas/rule.ts';

/** Mastodon 4.0. */
export const getInstanceV2 = defineCall('GET', '/api/v2/instance', {
  caller: 'anyone',
  optional: 'day',
  response: instanceV2,
});

/** Mastodon 3.4. */
export const getRules = defineCall('GET', '/api/v1/instance/rules', {
  caller: 'anyone',
  response: listOf(rule),
});

/** Mastodon 4.0. */
export const getExtendedDescription = defineCall('GET', '/api/v1/instance/extended_description', {
  caller: 'anyone',
  optional: 'session',
  response: instanceText,
});

/** Mastodon 4.0. */
export const getPrivacyPolicy = defineCall('GET', '/api/v1/instance/privacy_policy', {
  caller: 'anyone',
  optional: 'session',
  response: instanceText,
});

/** Returns the terms of service that are in force; 404 if there are none. Mastodon 4.4. */
export const getTerms = defineCall('GET', '/api/v1/instance/terms_of_service', {
  caller: 'anyone',
  optional: 'session',
  response: instanceText,
});

/** The terms of a date (`YYYY-MM-DD`). Mastodon 4.4. */
export const getTermsOfDate = defineCall('GET', '/api/v1/instance/terms_of_service/:date', {
  caller: 'anyone',
  response: instanceText,
});

/**
 * Returns the servers that the instance limits; 404 or 401 if it does not show them. Mastodon 4.0.
 */
export const getDomainBlockList = defineCall('GET', '/api/v1/instance/domain_blocks', {
  caller: 'anyone',
  optional: 'session',
  response: listOf(domainBlock),
});

/**
 * Returns the numbers of posts, sign-ins and registrations in the last twelve weeks, newest first.
 * Mastodon 2.1.
 */
export const getWeeklyActivity = defineCall('GET', '/api/v1/instance/activity', {
  caller: 'anyone',
  response: listOf(weekActivity),
});

/**
 * Returns the target languages of translations by source language; `und` is the key for an unknown
 * source language. Mastodon 4.2.
 */
export const getTranslationPairs = defineCall('GET', '/api/v1/instance/translation_languages', {
  caller: 'anyone',
  response: mapOf(listOf(v.string())),
});
