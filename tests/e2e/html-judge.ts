/**
 * Both judges run in the page, so all they need is inside. They list allowed markup anew, to reveal gaps in the
 * product's list.
 */

export function faultsOf(markups: readonly string[]): string[] {
  const cell = 'colspan rowspan scope headers style abbr'
  const specific: Record<string, string> = {
    a: 'href target rel aria-label name',
    img: 'src alt width height loading',
    ol: 'start reversed type',
    td: cell,
    th: cell,
    col: 'span',
    colgroup: 'span',
  }
  const names =
    'a abbr b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul wbr'
  const allowed = new Set(names.split(' '))
  const attributes = (name: string) => `id title lang dir class ${specific[name] ?? ''}`.split(' ')

  const isKnown = (element: Element) =>
    element instanceof HTMLElement && allowed.has(element.localName) && !element.shadowRoot
  const isFair = (owner: Element, { name, value }: Attr) =>
    attributes(owner.localName).includes(name) &&
    (name !== 'id' || (/^t[dh]$/.test(owner.localName) && value.startsWith('editor-'))) &&
    (name !== 'name' || !isVariable(value, owner)) &&
    (name !== 'class' || /^[\w -]*$/.test(value)) &&
    (name !== 'style' || isFairStyle(value, owner as HTMLElement)) &&
    (name !== 'href' || leadsSomewhereFair(owner as HTMLAnchorElement)) &&
    (name !== 'src' || /^https?:/.test((owner as HTMLImageElement).src))
  /** True if scripts would find it by name. */
  const isVariable = (name: string, owner: Element) =>
    [window, document].some((place) => (place as unknown as Record<string, unknown>)[name] === owner)
  function leadsSomewhereFair({ href, target }: HTMLAnchorElement) {
    const { protocol, host } = new URL(href, location.href)
    if (protocol === 'http:' || protocol === 'https:') return host === location.host || target === '_blank'
    return protocol === 'mailto:' || protocol === 'tel:'
  }
  /** Parsed as CSS, the style must equal its text. */
  const isFairStyle = (text: string, { style }: HTMLElement) =>
    [...style].every((property) => property === 'text-align' || property === 'vertical-align') &&
    text.split(';').filter(Boolean).length === style.length
  const faults = (element: Element) => [
    ...(isKnown(element) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter((attribute) => !isFair(element, attribute))
      .map(({ name, value }) => `${name}=${value}`),
  ]

  const outline = (element: Element): string =>
    `${element.localName}(${[...element.children].map(outline).join()})`
  /** XML is not repaired, so differences are the browser's. */
  const asWritten = (markup: string) =>
    new DOMParser().parseFromString(
      `<div xmlns="http://www.w3.org/1999/xhtml">${markup}</div>`,
      'application/xhtml+xml',
    ).documentElement

  return markups.flatMap((markup, index) => {
    const standing = document.querySelector(`[data-nth="${index}"]`)
    const parsed = document.createElement('div')
    parsed.innerHTML = markup
    const found = [...(standing?.querySelectorAll(':not([data-end])') ?? []), ...parsed.querySelectorAll('*')]
    const isInPlace =
      standing?.parentElement === document.body && standing.lastElementChild?.matches('[data-end]')
    const problems = [
      ...found.flatMap(faults),
      ...(isInPlace ? [] : ['left its place']),
      ...(outline(parsed) === outline(asWritten(markup)) ? [] : ['is read otherwise than it was written']),
    ]
    return problems.length > 0 ? [`${index}: ${[...new Set(problems)].join(', ')}`] : []
  })
}

/** Compares our markup with the browser's parse, except for intended additions. */
export function differences(pairs: readonly (readonly [source: string, ours: string])[]): string[] {
  const ownAdditions = ['scope', 'loading', 'alt', 'target', 'rel', 'name']
  const read = (markup: string) => {
    const holder = document.createElement('div')
    holder.innerHTML = markup
    return holder
  }
  const attributes = (element: Element) =>
    [...element.attributes]
      .map(({ name }) => name)
      .filter((name) => name !== 'style' && name !== 'align' && name !== 'valign')
  /** `style` replaces obsolete attributes. */
  const isAligned = (source: Element, { style }: HTMLElement) =>
    (source.getAttribute('align') ?? '') === style.textAlign &&
    (source.getAttribute('valign') ?? '') === style.verticalAlign
  /** Only cells keep their ids; others become empty anchors. */
  const isAnchor = (node: Node) =>
    node instanceof HTMLAnchorElement && node.name !== '' && !node.href && !node.hasChildNodes()
  const isKept = (element: Element, name: string) => name !== 'id' || /^t[dh]$/.test(element.localName)
  const prefixed = (value: string) =>
    value
      .split(' ')
      .map((word) => `editor-${word}`)
      .join(' ')
  const wanted = (element: Element, name: string) => {
    const value = element.getAttribute(name) ?? ''
    return name === 'id' || name === 'headers' ? prefixed(value) : value
  }
  /** Ignores white space between table rows. */
  const children = (node: Node) =>
    [...node.childNodes].filter(
      (child) =>
        !isAnchor(child) &&
        (!/^(?:table|t(?:head|body|foot)|tr|colgroup)$/.test((node as Element).localName) ||
          child.nodeType === Node.ELEMENT_NODE),
    )

  function differ(source: Node, ours: Node | undefined): string[] {
    if (ours === undefined || source.nodeName !== ours.nodeName)
      return [`${ours?.nodeName} for ${source.nodeName}`]
    if (source instanceof Element) return differInside(source, ours as HTMLElement)
    return source.nodeValue === ours.nodeValue ? [] : [`“${ours.nodeValue}” for “${source.nodeValue}”`]
  }
  function differInside(source: Element, ours: HTMLElement): string[] {
    const [expected, actual] = [children(source), children(ours)]
    const more = attributes(ours).filter((name) => !source.hasAttribute(name) && !ownAdditions.includes(name))
    const changed = attributes(source).filter(
      (name) => isKept(source, name) && wanted(source, name) !== ours.getAttribute(name),
    )
    return [
      ...(isAligned(source, ours) ? [] : [`alignment of ${source.nodeName}`]),
      ...[...more, ...changed].map((name) => `${source.nodeName}[${name}]`),
      ...(expected.length === actual.length ? [] : [`${actual.length} children of ${source.nodeName}`]),
      ...expected.flatMap((child, index) => differ(child, actual[index])),
    ]
  }

  return pairs.flatMap(([source, ours], index) => {
    const found = differ(read(source), read(ours))
    return found.length > 0 ? [`${index}: ${found.join(', ')}`] : []
  })
}
