import type { Draft } from '@association/content/define/values.ts'
import { assetLink, entry, link, prose, type SeedEntry } from './define.ts'

/** Internal names derive from ids: `ceo-title` becomes “Ceo: title”. */

type Parts<
  Id extends 'title' | 'content' | 'media' | 'buttonGroup' | 'section' | 'page' | 'multicolumnTextAndImage',
> = Partial<Draft<Id>>

export const title = (id: string, text: string, fields: Parts<'title'> = {}): SeedEntry =>
  entry('title', id, { internalName: nameOf(id), text, tag: 'h2', ...fields })

export const words = (id: string, markdown: string, fields: Omit<Parts<'content'>, 'text'> = {}): SeedEntry =>
  entry('content', id, { internalName: nameOf(id), text: prose(markdown), ...fields })

export const picture = (id: string, asset: string, fields: Parts<'media'> = {}): SeedEntry =>
  entry('media', id, { internalName: nameOf(id), mediaFile: assetLink(asset), ...fields })

export const buttons = (
  id: string,
  [first, second]: readonly [Button, Button?],
  fields: Parts<'buttonGroup'> = {},
): SeedEntry =>
  entry('buttonGroup', id, {
    internalName: nameOf(id),
    button1Text: first[0],
    button1Url: first[1],
    ...(second ? { button2Text: second[0], button2Url: second[1] } : {}),
    ...fields,
  })
type Button = readonly [text: string, url: string]

export const band = (id: string, elements: readonly string[], fields: Parts<'section'> = {}): SeedEntry =>
  entry('section', id, {
    internalName: nameOf(id),
    isContainer: true,
    paddings: 'py-5',
    elements: elements.map((element) => link(element)),
    ...fields,
  })

/** Seven and five of twelve columns, unless `fields` say something else. */
export const split = (
  id: string,
  [left, right]: readonly [left: readonly string[], right: readonly string[]],
  fields: Parts<'multicolumnTextAndImage'> = {},
): SeedEntry =>
  entry('multicolumnTextAndImage', id, {
    internalName: nameOf(id),
    isContainer: true,
    leftSide: left.map((each) => link(each)),
    rightSide: right.map((each) => link(each)),
    leftColumnWidth: 7,
    rightColumnWidth: 5,
    verticalAlign: 'start',
    ...fields,
  })

/** The blocks of `after` follow the text. */
export const textPage = (
  id: string,
  { heading, headingSize = 50, text, after = [], ...fields }: TextPage,
): readonly SeedEntry[] => [
  page(id, { ...fields, sections: [`${id}-band`, ...after] }),
  band(`${id}-band`, [`${id}-heading`, `${id}-text`]),
  title(`${id}-heading`, heading, { tag: 'h1', fontSize: headingSize, lineHeight: 1.1, marginBottom: 24 }),
  words(`${id}-text`, text.join('\n\n'), { maxWidth: 760 }),
]
type TextPage = Omit<Draft<'page'>, 'sections'> & {
  heading: string
  /** CSS pixels. */
  headingSize?: number
  text: readonly string[]
  after?: readonly string[]
}

export const page = (
  id: string,
  { sections, ...fields }: Omit<Draft<'page'>, 'sections'> & { sections: readonly string[] },
): SeedEntry => entry('page', id, { ...fields, sections: sections.map((section) => link(section)) })

const nameOf = (id: string) => {
  const [first = '', ...rest] = id.split('-')
  return `${first.replace(/^./, (letter) => letter.toUpperCase())}: ${rest.join(' ') || 'page'}`
}
