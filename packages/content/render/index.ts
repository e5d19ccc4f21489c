export type { RenderOptions } from './page-context.ts'
export { renderPage } from './render-page.tsx'
export { renderText } from './render-text.ts'
