export type { LivePlace, Placed } from '../page-context.ts'
export { asListed, asPage } from './as-page.ts'
export { LivePage } from './live-page.tsx'
export { type RemarkSource, Remarks } from './remarks.tsx'
