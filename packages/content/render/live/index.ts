export { asListed, asPage } from './as-page.ts'
export { LivePage } from './live-page.tsx'
export type { LivePlace, Placed } from './placed.ts'
export { type RemarkSource, Remarks } from './remarks.tsx'
