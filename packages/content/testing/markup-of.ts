import { renderToStaticMarkup } from 'react-dom/server'
import type { ReadProblem } from '../derive/read.ts'
import { renderPage } from '../render/render-page.tsx'
import { options, pageOf, wire } from './fixture-page.ts'

export function markupOf(
  type: string,
  fields: Record<string, unknown>,
  report: (problem: ReadProblem) => void = () => {},
) {
  return renderToStaticMarkup(renderPage(pageOf(wire(type, fields)).page, { ...options, report }))
}
