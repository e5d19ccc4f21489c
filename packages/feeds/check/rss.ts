import { FeedFault } from './fault.ts'
import { isAbsolute, isMediaType, isRfc822, isSize, type NoteProblem, seenBefore } from './values.ts'
import { all, first, textIn } from './xml-node.ts'
import { readXml, type XmlNode } from './xml-reader.ts'

type FeedText = AsyncIterable<string> | Iterable<string>

/** Resolves to the number of items. Throws FeedFault if the text is not RSS 2.0. */
export async function checkRss(pieces: FeedText, note: NoteProblem): Promise<number> {
  const isKnown = seenBefore()
  const channel: XmlNode[] = []
  let items = 0
  let root: XmlNode | undefined
  for await (const { node, path } of readXml(pieces, 2)) {
    if (path.length === 0) root = node
    else if (path.length === 2 && node.name === 'item') {
      items += 1
      checkItem(node, `item ${items}`, { note, isKnown })
    } else if (path.length === 2) channel.push(node)
  }
  if (root?.name !== 'rss') throw new FeedFault(`is not RSS: its root is <${root?.name}>`)
  note(root.attributes.version !== '2.0', 'It is not RSS 2.0.')
  checkChannel({ name: 'channel', attributes: {}, text: '', children: channel }, note)
  return items
}

function checkChannel(channel: XmlNode, note: NoteProblem) {
  note(!textIn(channel, 'title'), 'The channel has no title.')
  note(!textIn(channel, 'description'), 'The channel has no description.')
  note(!isAbsolute(textIn(channel, 'link')), 'The link of the channel is not an absolute URL.')
  const self = all(channel, 'atom:link').find(({ attributes }) => attributes.rel === 'self')
  note(
    !isAbsolute(self?.attributes.href),
    'The channel does not give its own URL: atom:link rel="self" is missing.',
  )
  const built = first(channel, 'lastBuildDate')
  note(built !== undefined && !isRfc822(built.text), 'lastBuildDate is not a date in the format of RFC 822.')
}

type EntryCheck = { note: NoteProblem; isKnown: (id: string) => boolean }

function checkItem(item: XmlNode, place: string, { note, isKnown }: EntryCheck) {
  const guid = first(item, 'guid')
  note(!textIn(item, 'title'), `${place}: it has no title.`)
  note(!isAbsolute(textIn(item, 'link')), `${place}: its link is not an absolute URL.`)
  note(!guid?.text, `${place}: it has no guid.`)
  note(guid !== undefined && isKnown(guid.text), `${place}: its guid “${guid?.text}” is used twice.`)
  const isLink = guid !== undefined && guid.attributes.isPermaLink !== 'false'
  note(isLink && !isAbsolute(guid.text), `${place}: its guid is not a URL, so isPermaLink must be false.`)
  note(!isRfc822(textIn(item, 'pubDate')), `${place}: pubDate is not a date in the format of RFC 822.`)
  note(
    all(item, 'category').some(({ text }) => !text.trim()),
    `${place}: it has an empty category.`,
  )
  const enclosures = all(item, 'enclosure')
  note(enclosures.length > 1, `${place}: it has more than one enclosure.`)
  for (const { attributes } of enclosures) checkEnclosure(attributes, place, note)
}

function checkEnclosure({ url, length, type }: Record<string, string>, place: string, note: NoteProblem) {
  note(!isAbsolute(url), `${place}: its enclosure has no absolute URL.`)
  note(!isSize(length), `${place}: its enclosure has no length.`)
  note(!isMediaType(type), `${place}: its enclosure has no type.`)
}
