import type { ReactNode } from 'react'
import type { KnownEvent } from '../define/event.ts'
import type { Entry } from '../define/values.ts'
import type { Shown } from '../define/view.ts'
import { reader } from '../derive/read.ts'
import { expand } from '../render/expand.ts'
import { eagerSections, pageAt, placeAll, type RenderOptions, type Scope } from '../render/page-context.ts'
import { pageOf } from '../render/page-of.ts'
import { Sections } from '../render/sections.tsx'
import { survey } from '../render/survey.ts'
import { tryBlock } from '../render/try-block.tsx'
import { readEdition } from '../shared/events/edition.ts'
import { editionAfter, eventAlone } from '../shared/events/known-event.ts'
import styles from './example.module.css'
import { examplesOf, type Look, wireExample } from './examples.ts'

type ExamplePlace = { look: Look; above: number; isEager?: boolean }

export function renderExample(entry: Entry, place: ExamplePlace, options: RenderOptions): ReactNode {
  const shown = entry as Shown
  const page = pageOf([shown])
  const counter = { blocks: 0 }
  const scope: Scope = {
    options: {
      event: exampleEvent,
      newest: exampleArticles,
      ...(place.look === 'block' && { articlesOf: () => exampleArticles(3) }),
      ...options,
    },
    survey: survey(page, { above: place.above }),
    pages: new Map(),
    place: (block) => tryBlock(block, counter),
  }
  const root = pageAt(scope, page, { path: '', trail: [], section: place.isEager ? 0 : eagerSections })
  const placed = placeAll([shown], root, { as: place.look })
  return expand(
    <Sections page={page} options={options} hasTitle>
      {place.look === 'card' ? <div className={styles.card}>{placed}</div> : placed}
    </Sections>,
  )
}

export const exampleEvent = (entry: Entry<'eventEdition'>): KnownEvent => {
  const { edition } = eventAlone(entry)
  return { edition, next: editionAfter(edition, nextEditions(), Date.parse(edition.endDate)) }
}

const articles = [
  'Count what families see',
  'A handover in ninety seconds',
  'Who decides at night?',
  'The letter of four sentences',
  'What a margin is for',
  'An inbox with two drawers',
  'Succession begins on the first day',
].map((title, at) => ({
  id: `article-${at}`,
  path: '/articles',
  title,
  summary: 'A hospital asked what its patients noticed. The answers became the plan of the next year.',
  date: `2031-05-${20 - at}`,
  tags: ['Quality and Risk'],
  cover: { id: `article-${at}`, title, hue: 'green' as const },
}))
export const exampleArticles = (count: number) => articles.slice(0, count)

function nextEditions() {
  const example = examplesOf('eventEdition').find(({ name }) => name === 'early bird')
  const entry = example && reader({ spaceOf: () => 'events' })(wireExample(example, () => undefined))
  return entry?.type === 'eventEdition' ? [readEdition(entry, [])] : []
}
