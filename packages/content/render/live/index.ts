export { asPage } from './as-page.ts'
export { LivePage } from './live-page.tsx'
