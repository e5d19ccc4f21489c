/**
 * Replaces `@contentful/f36-tooltip`, which each button would load with 43 KB of code that places tooltips: the app shows
 * none. Throws when an f36 component renders a tooltip; to use them, remove the alias in `vite.config.ts`.
 */
export function Tooltip(): never {
  throw new Error('The app is built without tooltips: see contentful-app/src/base/no-tooltip.ts.')
}
