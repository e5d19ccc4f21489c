import { expect, test } from 'vitest'
import { filesLike, read } from './sources.ts'
import { typesDeclaredIn } from './type-names.ts'

/** Names of the part that a value has in a call. A noun of the field says more: `ScanQuery`, not `Wanted`. */
const vague = ['Wanted', 'Asked', 'Reading', 'Known', 'Given']
/** Each component has `Props`, and many functions have `Options`. */
const shared = ['Props', 'Options']
const mostFiles = 5

const declared = new Map<string, string[]>()
for (const file of filesLike('{site,contentful-app,cli,migrations,packages,tests}/**/*.{ts,tsx}'))
  for (const name of typesDeclaredIn(read(file))) declared.set(name, [...(declared.get(name) ?? []), file])

test('there are types to look at', () => expect(declared.size).toBeGreaterThan(1000))

test('a type has a name of its own: at most five files declare the same one', () => {
  const crowded = [...declared].filter(([name, files]) => files.length > mostFiles && !shared.includes(name))
  expect(crowded.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([])
})

test('no type is named by its part in a call', () => {
  expect(vague.flatMap((name) => declared.get(name) ?? [])).toEqual([])
})

test('only types at the top level of a file count', () => {
  expect(typesDeclaredIn('export type One = 1\ninterface Two {}\nfunction f() { type Three = 3 }')).toEqual([
    'One',
    'Two',
  ])
})
