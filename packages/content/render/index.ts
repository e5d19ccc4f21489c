export type { RenderOptions } from './page-context.ts'
export { renderPage } from './render-page.tsx'
