import { FeedFault } from './fault.ts'
import { isAbsolute, isIri, isMediaType, isRfc3339, isSize, type NoteProblem, seenBefore } from './values.ts'
import { all, first, textIn } from './xml-node.ts'
import { readXml, type XmlNode } from './xml-reader.ts'

type FeedText = AsyncIterable<string> | Iterable<string>
const namespace = 'http://www.w3.org/2005/Atom'

/** Resolves to the number of entries. Throws FeedFault if the text is not Atom 1.0. */
export async function checkAtom(pieces: FeedText, note: NoteProblem): Promise<number> {
  const isKnown = seenBefore()
  const head: XmlNode[] = []
  let entries = 0
  let root: XmlNode | undefined
  for await (const { node, path } of readXml(pieces, 1)) {
    if (path.length === 0) root = node
    else if (node.name === 'entry') {
      entries += 1
      checkEntry(node, `entry ${entries}`, { note, isKnown })
    } else head.push(node)
  }
  if (root?.name !== 'feed' || root.attributes.xmlns !== namespace)
    throw new FeedFault(`is not Atom: its root is <${root?.name}>`)
  checkHead({ name: 'feed', attributes: {}, text: '', children: head }, note)
  return entries
}

function checkHead(feed: XmlNode, note: NoteProblem) {
  note(!isIri(textIn(feed, 'id')), 'The id of the feed is not an IRI.')
  note(!textIn(feed, 'title'), 'The feed has no title.')
  note(!isRfc3339(textIn(feed, 'updated')), 'The feed has no update date in the format of RFC 3339.')
  note(!isAbsolute(linkOf(feed, 'self')), 'The feed does not give its own URL: link rel="self" is missing.')
  const author = first(feed, 'author')
  note(!author || !textIn(author, 'name'), 'The feed has no author.')
}

const linkOf = (node: XmlNode, rel: string) =>
  all(node, 'link').find(({ attributes }) => (attributes.rel ?? 'alternate') === rel)?.attributes.href

type EntryCheck = { note: NoteProblem; isKnown: (id: string) => boolean }

function checkEntry(entry: XmlNode, place: string, { note, isKnown }: EntryCheck) {
  const id = textIn(entry, 'id')
  note(!isIri(id), `${place}: its id is not an IRI.`)
  note(id !== undefined && isKnown(id), `${place}: its id “${id}” is used twice.`)
  note(!textIn(entry, 'title'), `${place}: it has no title.`)
  note(!isAbsolute(linkOf(entry, 'alternate')), `${place}: its link is not an absolute URL.`)
  for (const time of ['published', 'updated'])
    note(!isRfc3339(textIn(entry, time)), `${place}: ${time} is not a date in the format of RFC 3339.`)
  note(
    all(entry, 'category').some(({ attributes }) => !attributes.term?.trim()),
    `${place}: it has an empty category.`,
  )
  for (const { attributes } of all(entry, 'link').filter((link) => link.attributes.rel === 'enclosure')) {
    note(!isAbsolute(attributes.href), `${place}: its enclosure has no absolute URL.`)
    note(!isSize(attributes.length), `${place}: its enclosure has no length.`)
    note(!isMediaType(attributes.type), `${place}: its enclosure has no type.`)
  }
}
