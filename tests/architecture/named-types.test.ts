import { models } from '@association/content/models'
import { expect, test } from 'vitest'
import { typesNamedIn } from './named-types.ts'
import { filesLike, read } from './sources.ts'
import { namedElsewhere } from './type-homes.ts'

const ids: ReadonlySet<string> = new Set(Object.keys(models))

/** Tests, examples, the history of migrations and the definitions of lists may name any type; Markdown has types of its own. */
const mayName =
  /\.test\.tsx?$|\/(?:testing|generated|gallery)\/|content\/types\/|content\/lists\/definitions\/|content\/rich-text\/|migrations\/changes\//

const named = filesLike(
  '{site,contentful-app/src,cli,migrations,packages/{content,feeds,services}}/**/*.{ts,tsx}',
)
  .filter((file) => !mayName.test(file))
  .flatMap((file) => typesNamedIn(read(file), ids).map((found) => ({ ...found, file })))

const isAt = (folder: string, file: string) =>
  folder === '' || file === folder || file.startsWith(`${folder}/`)

test('code outside the folder of a content type names it only with a reason', () => {
  const strange = named.filter(
    ({ id, file }) =>
      !namedElsewhere.some(
        (row) => row.types.some((type) => type === id) && row.in.some((folder) => isAt(folder, file)),
      ),
  )
  const advice = 'move the fact into the definition or a file of the type, or give a reason in type-homes.ts'
  expect(strange.map(({ id, file, line }) => `${file}:${line} names ${id}: ${advice}`)).toEqual([])
})

test.each(namedElsewhere)('each type and folder has a use: $because', ({ types, in: folders }) => {
  for (const type of types)
    expect(
      named.filter(({ id, file }) => id === type && folders.some((folder) => isAt(folder, file))),
    ).not.toEqual([])
  for (const folder of folders)
    expect(
      named.filter(({ id, file }) => types.some((type) => type === id) && isAt(folder, file)),
    ).not.toEqual([])
})

test('ids that are usual words count where a content type is meant', () => {
  const found = (code: string) => typesNamedIn(code, ids).map(({ id }) => id)
  expect(found(`if (entry.type === 'page') index.of('product')`)).toEqual(['page', 'product'])
  expect(found(`switch (type.id) { case 'title': }`)).toEqual(['title'])
  expect(found(`const icons = { basicArticle: 'page' }; const found = ['pressRelease']`)).toEqual([
    'basicArticle',
    'pressRelease',
  ])
  expect(
    found(`type Article = Entry<'basicArticle'>; look('page'); const page = { title: 'table' }`),
  ).toEqual([])
})
