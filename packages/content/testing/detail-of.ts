import { renderToStaticMarkup } from 'react-dom/server'
import type { Detail } from '../define/view.ts'
import { reader } from '../derive/read.ts'
import type { RenderOptions } from '../render/page-context.ts'
import { renderDetail } from '../render/render-page.tsx'
import { options, wire } from './fixture-page.ts'

export const detailOf = (type: string, fields: Record<string, unknown>) =>
  reader({ spaceOf: () => 'association' })(wire(type, fields)) as Detail

export const detailMarkup = (
  type: string,
  fields: Record<string, unknown>,
  more: Partial<RenderOptions> = {},
) => renderToStaticMarkup(renderDetail(detailOf(type, fields), { ...options, ...more }))
