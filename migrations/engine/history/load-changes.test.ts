import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadChanges } from './load-changes.ts'

const folderWith = (source: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  writeFileSync(join(folder, '0001-wrong.ts'), source)
  return folder
}

test('names a change with a missing import as an invalid file', async () => {
  const loading = loadChanges(folderWith("import { nothing } from './nowhere.ts'\nexport default nothing"))
  await expect(loading).rejects.toMatchObject({
    code: 'INVALID',
    message: expect.stringMatching(/^0001-wrong\.ts cannot be read: .*nowhere\.ts/),
  })
})

test('says how a change must end if it exports no migration', async () => {
  await expect(loadChanges(folderWith('export const steps = []'))).rejects.toThrow(
    '0001-wrong.ts exports no migration: end it with `export default migration(…)`.',
  )
})

test.each([
  ['[[deleteField]]', 'step 1 of 1 is a list: write its steps into the outer one, with `...`.'],
  [
    '[deleteField, { do: "dropField" }]',
    'step 2 of 2 is no step: make it with a word of engine/vocabulary.ts.',
  ],
  ['[undefined]', 'step 1 of 1 is no step: make it with a word of engine/vocabulary.ts.'],
])('%s as steps is refused, not passed over', async (steps, sentence) => {
  const source = `const deleteField = { do: 'deleteField' }\nexport default { about: '', steps: ${steps} }`
  await expect(loadChanges(folderWith(source))).rejects.toMatchObject({
    code: 'INVALID',
    message: `0001-wrong.ts: ${sentence}`,
  })
})
