import { contentTypeFor } from '@association/content/content-types'
import type { AssetProps, EntryProps } from 'contentful-management'
import { describe, expect, test } from 'vitest'
import { linkTo } from '../fields/link-list.ts'
import { checkTree, type Load } from './check-tree.ts'
import { checkParsed, checkValues } from './check-values.ts'
import { linksIn } from './links-in.ts'
import type { Subject } from './subject.ts'

const locale = 'en-US'
const type = (id: string) => {
  const found = contentTypeFor(id)
  if (!found) throw new Error(`There is no content type ${id}.`)
  return found
}
const words = (value: string, uri?: string) => {
  const text = { nodeType: 'text', value, marks: [], data: {} }
  const content = uri === undefined ? [text] : [{ nodeType: 'hyperlink', data: { uri }, content: [text] }]
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content }] }
}
const messages = (issues: readonly { message: string }[]) => issues.map(({ message }) => message)

describe('the rules for one entry', () => {
  test('a rich text without words is missing', () => {
    const issues = checkValues(type('quoteBlock'), { internalName: 'A quote', quote: words(' ') })
    expect(issues).toEqual([{ severity: 'error', field: 'quote', message: 'Quote is required.' }])
  })

  test.each(['javascript:alert(1)', '//evil.example', 'https:\\\\evil.example'])(
    'the address %s leads nowhere, in a field and in a text',
    (address) => {
      const button = checkValues(type('buttonGroup'), {
        internalName: 'b',
        button1Text: 'Go',
        button1Url: address,
      })
      expect(button).toContainEqual(expect.objectContaining({ severity: 'error', field: 'button1Url' }))
      const text = checkValues(type('content'), { internalName: 'c', text: words('go', address) })
      expect(text).toContainEqual(expect.objectContaining({ severity: 'warning', field: 'text' }))
    },
  )

  test('a colour must be one', () => {
    const title = { internalName: 't', text: 'Title' }
    expect(checkValues(type('title'), { ...title, color: 'medium blue' })).toEqual([])
    expect(messages(checkValues(type('title'), { ...title, color: 'blu' }))).toEqual([
      expect.stringContaining('“blu” is no colour'),
    ])
  })

  test('a heading that skips a rank is noticed', () => {
    const heading = (rank: number) => ({ nodeType: `heading-${rank}`, data: {}, content: [] })
    const text = { nodeType: 'document', data: {}, content: [heading(2), heading(4)] }
    expect(messages(checkValues(type('content'), { internalName: 'c', text }))).toEqual(['Text is required.'])
    const written = { ...text, content: [...text.content, ...words('words').content] }
    expect(messages(checkValues(type('content'), { internalName: 'c', text: written }))).toEqual([
      expect.stringContaining('skips a rank'),
    ])
  })

  test('HTML that the site leaves out is named', async () => {
    const table = { ...type('title'), fields: { body: { kind: 'html' } } } as never
    const body =
      '<table><tr><td onclick="x()">1</td></tr></table><script>x()</script><iframe src="/"></iframe>'
    expect(messages(await checkParsed(table, { body }))).toEqual([
      'The site leaves out onclick of <td>, <script>, <iframe>, src of <iframe>.',
    ])
    expect(await checkParsed(table, { body: '<p>fine</p>' })).toEqual([])
  })
})

test('links are found wherever a field may hold them', () => {
  const embedded = {
    nodeType: 'document',
    content: [{ data: { target: linkTo('Entry', 'e') }, content: [] }],
  }
  expect(linksIn([linkTo('Entry', 'a'), linkTo('Asset', 'b')])).toHaveLength(2)
  expect(linksIn(embedded)).toEqual([{ linkType: 'Entry', id: 'e' }])
  expect(linksIn({ sys: { type: 'ResourceLink', urn: 'crn:x' } })).toEqual([])
})

describe('the tree below an entry', () => {
  const sys = (id: string, contentType: string, change: object = {}) => ({
    ...{ id, type: 'Entry', version: 2, publishedVersion: 1 },
    contentType: { sys: { id: contentType } },
    ...change,
  })
  type Fields = Record<string, unknown>
  const entry = (id: string, contentType: string, { change, ...fields }: Fields & { change?: object }) =>
    ({
      sys: sys(id, contentType, change),
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, { [locale]: value }]),
      ),
    }) as unknown as EntryProps
  const load = (entries: EntryProps[], assets: AssetProps[] = []): Load & { requests: string[][] } => {
    const requests: string[][] = []
    return {
      requests,
      entries: async (ids) => {
        requests.push([...ids])
        return entries.filter((each) => ids.includes(each.sys.id))
      },
      assets: async (ids) => assets.filter((each) => ids.includes(each.sys.id)),
    }
  }
  const page = (...sections: string[]): Subject => ({
    ...{ space: 'association' as const, id: 'home', type: type('page') },
    values: { title: 'Home', path: '/', sections: sections.map((id) => linkTo('Entry', id)) },
  })

  test('says which links lead to nothing, to drafts and to archives', async () => {
    const quote = { internalName: 'Draft', quote: words('x') }
    const draft = entry('q', 'quoteBlock', { ...quote, change: { publishedVersion: undefined } })
    const old = entry('o', 'quoteBlock', { ...quote, internalName: 'Old', change: { archivedVersion: 3 } })
    const findings = await checkTree(page('q', 'gone', 'o'), { load: load([draft, old]), locale })
    expect(findings.map(({ severity, entry: id, field, message }) => [severity, id, field, message])).toEqual(
      [
        ['warning', 'home', 'sections', '“Draft” is a draft: visitors do not see it yet.'],
        ['error', 'home', 'sections', 'Links to the entry gone, which does not exist.'],
        ['error', 'home', 'sections', '“Old” is archived: visitors do not see it.'],
      ],
    )
  })

  test('checks the linked entries too, and names entry and field', async () => {
    const broken = entry('b', 'buttonGroup', { internalName: 'Buttons', button1Text: 'Go' })
    const [finding] = await checkTree(page('b'), { load: load([broken]), locale })
    expect(finding).toMatchObject({
      ...{ severity: 'error', entry: 'b', title: 'Buttons', type: 'Button group', field: 'button1Url' },
      fieldLabel: 'Button1 url',
    })
  })

  test('follows a cycle once, asks for a level in one request, and notices an entry inside itself', async () => {
    const one = entry('one', 'section', {
      internalName: '1',
      elements: [linkTo('Entry', 'two'), linkTo('Entry', 'three')],
    })
    const two = entry('two', 'section', { internalName: '2', elements: [linkTo('Entry', 'one')] })
    const three = entry('three', 'section', { internalName: '3', elements: [linkTo('Entry', 'three')] })
    const source = load([one, two, three])
    const findings = await checkTree(page('one'), { load: source, locale })
    expect(source.requests.slice(0, 2)).toEqual([['one'], ['two', 'three']])
    expect(findings).toEqual([
      expect.objectContaining({ entry: 'three', message: 'Links to itself; the site leaves it out.' }),
    ])
  })

  test('a picture needs words and a size', async () => {
    const asset = {
      sys: { id: 'a', version: 2, publishedVersion: 1 },
      fields: { title: { [locale]: 'Bee' }, file: { [locale]: { contentType: 'image/png', details: {} } } },
    } as unknown as AssetProps
    const subject: Subject = {
      ...{ space: 'association', id: 'm', type: type('media') },
      values: { mediaFile: linkTo('Asset', 'a') },
    }
    expect(messages(await checkTree(subject, { load: load([], [asset]), locale }))).toEqual([
      expect.stringContaining('no description'),
      expect.stringContaining('size of “Bee” is not known'),
    ])
  })
})
