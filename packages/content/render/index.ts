export { markOf, type RenderOptions } from './page-context.ts'
export { renderDetail, renderList, renderPage } from './render-page.tsx'
export { renderText } from './render-text.ts'
