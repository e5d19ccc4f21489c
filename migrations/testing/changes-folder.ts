import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const vocabulary = join(import.meta.dirname, '../engine/vocabulary.ts')
const words =
  'addField, changeContentType, changeField, createContentType, deleteContentType, deleteField, migration, orderFields'

/** A folder of changes for one test: `{ '0001-talks': "[createContentType('talk', …)]" }`. */
export function changesFolder(changes: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  for (const [id, steps] of Object.entries(changes)) writeChange(folder, id, steps)
  return folder
}

export function writeChange(folder: string, id: string, steps: string) {
  writeFileSync(
    join(folder, `${id}.ts`),
    `import { ${words} } from ${JSON.stringify(vocabulary)}\nexport default migration('${id}', ${steps})\n`,
  )
}

/** Lays down files that `new` wrote, with the vocabulary where it really is. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      text.replace(/'(\.\.\/)+engine\/vocabulary\.ts'/, JSON.stringify(vocabulary)),
    )
  }
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
