import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtures } from '@association/content/fixtures'
import { linksIn } from '../seed/wish/links.ts'

const define = join(import.meta.dirname, '../../packages/seed/define.ts')
const words = `import { assetLink, changed, draft, entry, link, picture, prose, seedFile } from ${JSON.stringify(define)}`

/** Writes the given files. Modules can use the words of `define.ts`. */
export function seedFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  for (const [name, body] of Object.entries({ 'pictures.ts': pictures, ...files }))
    writeFileSync(join(folder, name), name.endsWith('.md') ? body : `${words}\n${body}`)
  return folder
}

/** The fixtures show these pictures; a test redraws the navy one. */
const pictures = `
const ids = ${JSON.stringify([...new Set(linksIn(fixtures).assets)])}
const draw = (fill) => '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="' + fill + '"/></svg>'
export const shown = seedFile({ space: 'association', entries: [], pictures: ids.map((id) =>
  picture({ id, title: id === 'first-light' ? 'First light' : id, description: 'A sunrise', width: 40, height: 30,
    draw: () => draw(id === 'first-light' ? 'navy' : 'gray') })) })`

/** A page in both spaces, with an entry in each state. */
export const talks = `
export const talks = seedFile({ space: 'events', entries: [
  entry('page', 'talks', {
    title: 'Talks', path: '/talks', socialImage: assetLink('first-light'),
    sections: [link('talks-title'), link('talks-text'), link('talks-quote')],
  }),
  entry('title', 'talks-title', { internalName: 'Talks', text: 'Talks' }),
  entry('content', 'talks-text', { internalName: 'Text', text: prose('Come and **listen**.\\n\\n{{talks-quote}}') }),
  changed('quoteBlock', 'talks-quote', {
    fields: { internalName: 'Quote', quote: prose('As published.') },
    changes: { quote: prose('As changed since.') } }),
  draft('title', 'talks-later', { internalName: 'Not yet' }),
] })`
