import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anchorsIn, linksIn, slugOf } from './document-links.ts'
import { read, root } from './sources.ts'

const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.[^/]+)$/.test(path),
})
const links = documents.flatMap((from) => linksIn(read(from)).map((link) => ({ from, ...link })))

/** A path that begins with a slash is an address of the site, which `tests/seed/links.test.ts` checks. */
const isInside = ({ target }: { target: string }) => !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target)

const records = documents.filter((path) => dirname(path) === 'docs/decisions').sort()
const titleOf = (record: string) =>
  read(record)
    .split('\n', 1)[0]
    ?.replace(/^# \d+\. /, '') ?? ''

describe('links of documents', () => {
  test('lead to a file or folder of the repository', () => {
    const isThere = (path: string) => !path.startsWith('..') && existsSync(join(root, path))
    const broken = links.filter(isInside).filter((link) => !isThere(leadsTo(link).path))
    expect(broken.map(described)).toEqual([])
  })

  test('with a fragment lead to a heading', () => {
    const broken = links
      .filter(isInside)
      .map((link) => ({ ...link, ...leadsTo(link) }))
      .filter(
        ({ path, fragment }) => fragment && documents.includes(path) && !anchorsIn(read(path)).has(fragment),
      )
    expect(broken.map(described)).toEqual([])
  })

  test('to a decision record have its title as text', () => {
    const misnamed = links.filter((link) => {
      const { path } = leadsTo(link)
      return records.includes(path) && link.text !== titleOf(path)
    })
    expect(misnamed.map(described)).toEqual([])
  })

  test('exist: the documents of this repository are linked', () => {
    expect(documents.length).toBeGreaterThan(100)
    expect(links.filter(isInside).length).toBeGreaterThan(50)
  })
})

describe('decision records', () => {
  test('are at most 15, numbered from 1', () => {
    expect(records.length).toBeLessThanOrEqual(15)
    expect(records.map((path) => Number(basename(path).slice(0, 4)))).toEqual(
      records.map((_, index) => index + 1),
    )
  })

  test.each(records)('%s is one page, named by its title', (path) => {
    const lines = read(path).trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(50)
    expect(lines.filter((line) => line.length > 125)).toEqual([])
    const number = basename(path).slice(0, 4)
    expect(lines[0]).toBe(`# ${Number(number)}. ${titleOf(path)}`)
    expect(basename(path)).toBe(`${number}-${slugOf(titleOf(path))}.md`)
  })
})

describe('reading a document', () => {
  test('finds links, pictures and references, but ignores code', () => {
    const markdown = [
      'A [link in\ntwo lines](a.md#part), ![a picture](b.png), [a reference][c] and `[no link](d.md)`.',
      '',
      '```md\n[an example](e.md)\n```',
      '',
      '[c]: c.md',
    ].join('\n')
    expect(linksIn(markdown)).toEqual([
      { text: 'link in two lines', target: 'a.md#part' },
      { text: 'a reference', target: 'c.md' },
      { text: '', target: 'b.png' },
    ])
  })

  test('makes the fragments of headings as GitHub does', () => {
    const markdown =
      '# `npm test` & more\n\n## What’s next?\n\n## Twice\n\n## Twice\n\n```\n# no heading\n```\n\n<a id="own"></a>'
    expect([...anchorsIn(markdown)]).toEqual(['npm-test--more', 'whats-next', 'twice', 'twice-1', 'own'])
  })
})

function leadsTo({ from, target }: { from: string; target: string }) {
  const [path = '', fragment = ''] = target.split('#')
  return { path: path === '' ? from : join(dirname(from), path), fragment }
}

const described = ({ from, text, target }: { from: string; text: string; target: string }) =>
  `${from}: [${text}](${target})`
