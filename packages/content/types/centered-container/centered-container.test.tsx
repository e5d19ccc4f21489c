import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { CenteredContainerCard } from './card.tsx'

const inside = wire('title', { text: 'Inside' })
const container = (fields: Record<string, unknown> = {}) =>
  markupOf('centeredContainer', { elements: [inside], ...fields })

test('centers its blocks, at most 800 px wide, between paddings of 4', () => {
  expect(container()).toContain('<section class="band ground pt-4 pb-4"><div class="container">')
  expect(container()).toContain('<div class="stack center middle" style="--max-width:800px">')
  expect(container()).toContain('Inside')
})

test('colors, paddings, classes and the link target follow the editor', () => {
  const markup = container({
    hashLink: 'middle',
    maxWidth: 500,
    paddingTop: 0,
    paddingBottom: 2,
    innerTopPadding: 1,
    innerBottomPadding: 3,
    outerBackgroundColor: 'navy',
    innerBackgroundColor: 'white',
    containerClasses: 'px-3',
    elementClasses: 'gap-4',
  })
  expect(markup).toContain(
    '<section class="band ground on-dark pt-0 pb-2" style="--background:var(--color-navy)"><a name="middle"></a><div class="container px-3">',
  )
  expect(markup).toContain(
    'class="stack center middle boxed on-light pt-1 pb-3 gap-4" style="--max-width:500px;--box:var(--color-white)"',
  )
})

test('as a card it is a box, without a band', () => {
  const entry = {
    id: 'c',
    space: 'association',
    type: 'centeredContainer',
    fields: { elements: [], maxWidth: 800 },
  } as unknown as Entry<'centeredContainer'>
  const page = { blocks: () => 'Inside', mark: () => ({}) } as never
  const markup = renderToStaticMarkup(<CenteredContainerCard entry={entry} page={page} />)
  expect(markup).toContain('<div class="card"><div class="stack center middle"')
  expect(markup).not.toContain('band')
})
