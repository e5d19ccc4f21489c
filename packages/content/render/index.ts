export { markOf, type RenderOptions } from './page-context.ts'
export { renderDetail, renderList, renderPage, renderText } from './render-page.tsx'
