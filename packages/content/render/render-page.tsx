import type { ReactNode } from 'react'
import type { Entry } from '../define/values.ts'
import { expand } from './expand.ts'
import { pageAt, placeAll, type RenderOptions, type Scope } from './page-context.ts'
import { Sections } from './sections.tsx'
import { survey } from './survey.ts'
import { tryBlock } from './try-block.tsx'

/**
 * A page's blocks as finished markup, for the server. Each block's whole tree is tried before it is placed; one that
 * throws, stands inside itself or is too many is reported and left out.
 */
export function renderPage(page: Entry<'page'>, options: RenderOptions): ReactNode {
  const counter = { blocks: 0 }
  const scope: Scope = {
    options,
    survey: survey(page),
    pages: new Map(),
    place: (block) => tryBlock(block, counter),
    ...(options.mode === 'public' && { firstPicture: { isShown: false } }),
  }
  const root = pageAt(scope, page, { path: '', trail: [] })
  return expand(
    <Sections page={page} options={options} hasTitle={scope.survey.hasTitle}>
      {placeAll(page.fields.sections, root)}
    </Sections>,
  )
}
