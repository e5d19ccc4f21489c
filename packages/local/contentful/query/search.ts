import type { ContentEntity } from '../entity.ts'
import { linksIn } from './links.ts'
import { isOfMimetypeGroup } from './mimetype-groups.ts'
import { operators } from './operators.ts'
import { ordered } from './order.ts'
import type { Filter, Search } from './parse.ts'
import { startsEach, textsIn, wordsOf } from './text.ts'
import { valuesAt } from './values.ts'
import type { QueryWorld } from './world.ts'

type Test = (document: ContentEntity) => boolean

/** Returns all matches in order, before paging. */
export function search(
  documents: Iterable<ContentEntity>,
  wanted: Search,
  world: QueryWorld,
): ContentEntity[] {
  const tests = testsOf(wanted, world)
  const found: ContentEntity[] = []
  for (const document of documents) {
    if (tests.every((test) => test(document))) found.push(document)
  }
  return ordered(found, wanted, world)
}

function testsOf(wanted: Search, world: QueryWorld): Test[] {
  const { contentType, linksTo, mimetypeGroup, text } = wanted
  const tests: Test[] = []
  if (contentType) tests.push((document) => document.sys.contentType?.sys.id === contentType)
  tests.push(...wanted.filters.map((filter) => testOf(filter, world)))
  if (linksTo) tests.push((document) => linksWhere(document, linksTo))
  if (mimetypeGroup) tests.push((document) => isFileOf(document, mimetypeGroup, world))
  if (text !== undefined) {
    const words = wordsOf(text)
    tests.push((document) => startsEach(words, wordsIn(document)))
  }
  return tests
}

function testOf({ path, operator, value }: Filter, world: QueryWorld): Test {
  const matches = operators[operator](value)
  return (document) => matches(valuesAt(document, path, world))
}

/** Documents are immutable, so their words are computed once. */
const knownWords = new WeakMap<object, string[]>()

/** Content types have the words of their name and description. */
function wordsIn(document: ContentEntity | NamedDocument): string[] {
  const known = knownWords.get(document)
  if (known) return known
  const texts = isContent(document)
    ? Object.values(document.fields).flatMap((values) => textsIn(Object.values(values)))
    : textsIn([document.name, document.description])
  const words = [...new Set(texts.flatMap(wordsOf))]
  knownWords.set(document, words)
  return words
}

type NamedDocument = { sys: { type: string }; name?: unknown; description?: unknown }

const isContent = (document: ContentEntity | NamedDocument): document is ContentEntity =>
  document.sys.type === 'Entry' || document.sys.type === 'Asset'

function linksWhere(document: ContentEntity, { type, id }: { type: string; id: string }): boolean {
  for (const { sys } of linksIn(document.fields)) if (sys.id === id && sys.linkType === type) return true
  return false
}

const isFileOf = (document: ContentEntity, group: string, world: QueryWorld) =>
  valuesAt(document, ['fields', 'file', 'contentType'], world).some((type) =>
    isOfMimetypeGroup(String(type), group),
  )
