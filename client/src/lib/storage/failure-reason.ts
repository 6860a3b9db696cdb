const quotaNames: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Returns why a storage call threw, as far as browsers reveal it. */
export function failureReason(error: unknown): 'full' | 'blocked' | 'failed' {
  if (!(error instanceof Error)) return 'failed';
  if (quotaNames.includes(error.name)) return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'failed';
}
