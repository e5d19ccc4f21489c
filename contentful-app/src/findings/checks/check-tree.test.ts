import { contentTypeFor } from '@association/content/content-types'
import type { Subject } from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'
import { describe, expect, test } from 'vitest'
import { linkTo } from '../../contentful/link-list.ts'
import type { ContentLoader } from '../../contentful/load-content.ts'
import { loadTree } from '../../contentful/load-tree.ts'
import { checkBelow, checkWhole } from './check-tree.ts'

const locale = 'en-US'
const type = (id: string) => {
  const found = contentTypeFor(id)
  if (!found) throw new Error(`There is no content type ${id}.`)
  return found
}
const words = (value: string) => {
  const text = { nodeType: 'text', value, marks: [], data: {} }
  return {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [text] }],
  }
}
const messages = (issues: readonly { message: string }[]) => issues.map(({ message }) => message)
const checkTree = async (root: Subject, load: ContentLoader) => {
  const loaded = await loadTree(root, { load, locale })
  return checkWhole(root, loaded, await checkBelow(loaded))
}

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
  const load = (
    entries: EntryProps[],
    assets: AssetProps[] = [],
  ): ContentLoader & { requests: string[][] } => {
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
    status: 'published',
    values: { title: 'Home', path: '/', sections: sections.map((id) => linkTo('Entry', id)) },
  })

  test('says which links lead to nothing, to drafts and to archives', async () => {
    const quote = { internalName: 'Draft', quote: words('x') }
    const draft = entry('q', 'quoteBlock', { ...quote, change: { publishedVersion: undefined } })
    const old = entry('o', 'quoteBlock', { ...quote, internalName: 'Old', change: { archivedVersion: 3 } })
    const findings = await checkTree(page('q', 'gone', 'o'), load([draft, old]))
    expect(findings.map(({ severity, entry: id, field, message }) => [severity, id, field, message])).toEqual(
      [
        ['warning', 'home', 'sections', '“Draft” is a draft: visitors do not see it yet. Publish it.'],
        [
          'error',
          'home',
          'sections',
          'Links to the entry gone, which does not exist. Remove the link or choose another entry.',
        ],
        [
          'error',
          'home',
          'sections',
          '“Old” is archived: visitors do not see it. Unarchive it, or choose another one.',
        ],
      ],
    )
  })

  test('checks the linked entries too, and names entry and field', async () => {
    const broken = entry('b', 'buttonGroup', { internalName: 'Buttons', button1Text: 'Go' })
    const [finding] = await checkTree(page('b'), load([broken]))
    expect(finding).toMatchObject({
      ...{ severity: 'error', entry: 'b', title: 'Buttons', typeName: 'Button group', field: 'button1Url' },
      fieldLabel: 'Button 1 URL',
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
    const findings = await checkTree(page('one'), source)
    expect(source.requests.slice(0, 2)).toEqual([['one'], ['two', 'three']])
    expect(findings).toEqual([
      expect.objectContaining({ entry: 'two', message: expect.stringContaining('makes “1” contain itself') }),
      expect.objectContaining({
        entry: 'three',
        message: 'Links to itself, so the site does not show it again. Remove the link.',
      }),
    ])
  })

  test('names a changed entry deep inside, where it is linked, and not one that was just published', async () => {
    const words = (id: string, version: number) =>
      entry(id, 'title', { internalName: id, text: id, change: { version, publishedVersion: 4 } })
    const band = entry('band', 'section', {
      internalName: 'Band',
      elements: [linkTo('Entry', 'edited'), linkTo('Entry', 'fresh')],
    })
    const findings = await checkTree(page('band'), load([band, words('edited', 6), words('fresh', 5)]))
    expect(findings.map(({ rule, entry: id, field }) => `${rule} ${id} ${field}`)).toEqual([
      'link-changed band elements',
    ])
  })

  test('says when there is more than it reads', async () => {
    const titles = Array.from({ length: 2001 }, (_, index) =>
      entry(`t${index}`, 'title', { internalName: 't', text: 't' }),
    )
    const found = async (count: number) => {
      const ids = titles.slice(0, count).map(({ sys: { id } }) => id)
      return (await loadTree(page(...ids), { load: load(titles), locale })).isCut
    }
    expect([await found(10), await found(2001)]).toEqual([false, true])
  })

  test('does not report content below the depth limit as missing', async () => {
    const sections = Array.from({ length: 14 }, (_, index) =>
      entry(`s${index}`, 'section', {
        internalName: `${index}`,
        elements: [linkTo('Entry', `s${index + 1}`)],
      }),
    )
    const findings = await checkTree(page('s0'), load(sections))
    expect(findings.map(({ rule, entry }) => `${rule} ${entry}`)).toEqual(['too-deep s9'])
  })

  test('a picture needs words and a size', async () => {
    const asset = {
      sys: { id: 'a', version: 2, publishedVersion: 1 },
      fields: { title: { [locale]: 'Bee' }, file: { [locale]: { contentType: 'image/png', details: {} } } },
    } as unknown as AssetProps
    const subject: Subject = {
      ...{ space: 'association', id: 'm', type: type('media') },
      status: 'published',
      values: { mediaFile: linkTo('Asset', 'a') },
    }
    expect(messages(await checkTree(subject, load([], [asset])))).toEqual([
      expect.stringContaining('no description'),
      expect.stringContaining('size of “Bee” is not known'),
    ])
  })
})
