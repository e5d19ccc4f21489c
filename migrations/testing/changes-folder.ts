import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as vocabularyWords from '../engine/vocabulary.ts'

const vocabulary = join(import.meta.dirname, '../engine/vocabulary.ts')
const words = Object.keys(vocabularyWords).toSorted().join(', ')

/** Takes changes such as `{ '0001-talks': "[createContentType('talk', …)]" }`. */
export function changesFolder(changes: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  for (const [id, steps] of Object.entries(changes)) writeChange(folder, id, steps)
  return folder
}

/** A folder beside a copy of the vocabulary, so that written changes can be loaded. */
export function historyFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'history-'))
  mkdirSync(join(root, 'changes'))
  mkdirSync(join(root, 'engine'))
  writeFileSync(join(root, 'engine/vocabulary.ts'), `export * from ${JSON.stringify(vocabulary)}\n`)
  return join(root, 'changes')
}

export function writeChange(folder: string, id: string, steps: string) {
  writeFileSync(
    join(folder, `${id}.ts`),
    `import { ${words} } from ${JSON.stringify(vocabulary)}\nexport default migration('${id}', ${steps})\n`,
  )
}

export const talks = `[createContentType('talk', {
  spaces: ['association', 'events'], name: 'Talk', description: 'A talk', displayField: 'title',
  fields: {
    title: { name: 'Title', type: 'Symbol', required: true, widget: 'singleLine', help: 'Its title' },
    room: { name: 'Room', type: 'Symbol', widget: 'singleLine' },
    day: { name: 'Day', type: 'Symbol', widget: 'dropdown', validations: [{ in: ['Monday', 'Tuesday'] }] },
  },
})]`

export const talksChanged = `[
  addField('talk', 'speaker', { name: 'Speaker', type: 'Symbol', widget: 'singleLine', after: 'title' }),
  changeField('talk', 'day', { validations: [{ in: ['Monday', 'Tuesday', 'Wednesday'] }], help: 'Which day?' }),
  deleteField('talk', 'room'),
  changeContentType('talk', { name: 'Session' }),
  orderFields('talk', ['day', 'title', 'speaker']),
]`
