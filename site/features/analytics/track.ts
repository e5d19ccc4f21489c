import type { AnalyticsEvent } from './events.ts'

/** The name of the DOM event on `document` that carries an event to the data layer. */
export const trackEvent = 'association:track'

/** Tells the data layer what a visitor did. Without consent nobody listens, and nothing is kept. */
export const track = (event: AnalyticsEvent) =>
  document.dispatchEvent(new CustomEvent(trackEvent, { detail: event }))
