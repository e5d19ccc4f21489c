import type { AnalyticsEvent } from './events.ts'

/** The DOM event on `document` that carries an event to the data layer. */
export const trackEvent = 'association:track'

/** Without consent, nothing listens and the event is lost. */
export const track = (event: AnalyticsEvent) =>
  document.dispatchEvent(new CustomEvent(trackEvent, { detail: event }))
