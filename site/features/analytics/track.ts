import type { AnalyticsEvent } from './events.ts'

export const trackEvent = 'association:track'

/** Without consent, nothing listens. */
export const track = (event: AnalyticsEvent) =>
  document.dispatchEvent(new CustomEvent(trackEvent, { detail: event }))
