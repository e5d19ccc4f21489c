import type { Content } from '../entity.ts'
import { linksIn } from './links.ts'
import { isOfMimetypeGroup } from './mimetype-groups.ts'
import { operators } from './operators.ts'
import { compareBy } from './order.ts'
import type { Filter, Search } from './parse.ts'
import { matchesWords, textsIn, wordsOf } from './text.ts'
import { valuesAt } from './values.ts'
import type { World } from './world.ts'

type Test = (document: Content) => boolean

/** Every document that matches, in the order asked for; the page is cut out of it afterwards. */
export function search(documents: Iterable<Content>, wanted: Search, world: World): Content[] {
  const tests = testsOf(wanted, world)
  const found: Content[] = []
  for (const document of documents) {
    if (tests.every((test) => test(document))) found.push(document)
  }
  return found.sort(compareBy(wanted, world))
}

function testsOf(wanted: Search, world: World): Test[] {
  const { contentType, linksTo, mimetypeGroup, text } = wanted
  const tests: Test[] = []
  if (contentType) tests.push((document) => document.sys.contentType?.sys.id === contentType)
  tests.push(...wanted.filters.map((filter) => testOf(filter, world)))
  if (linksTo) tests.push((document) => linksWhere(document, linksTo))
  if (mimetypeGroup) tests.push((document) => isFileOf(document, mimetypeGroup, world))
  if (text !== undefined) {
    const words = wordsOf(text)
    tests.push((document) => matchesWords(words, Object.values(document.fields).flatMap(textsInLocales)))
  }
  return tests
}

function testOf({ path, operator, value }: Filter, world: World): Test {
  const matches = operators[operator](value)
  return (document) => matches(valuesAt(document, path, world))
}

const textsInLocales = (values: Record<string, unknown>) => textsIn(Object.values(values))

function linksWhere(document: Content, { type, id }: { type: string; id: string }): boolean {
  for (const { sys } of linksIn(document.fields)) if (sys.id === id && sys.linkType === type) return true
  return false
}

const isFileOf = (document: Content, group: string, world: World) =>
  valuesAt(document, ['fields', 'file', 'contentType'], world).some((type) =>
    isOfMimetypeGroup(String(type), group),
  )
