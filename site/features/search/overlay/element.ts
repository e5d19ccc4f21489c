type Attributes = Readonly<Record<string, string | undefined>>
type Children = readonly (Node | string)[]

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  children: Children = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  setAll(made, attributes)
  made.append(...children)
  return made
}

const svg = 'http://www.w3.org/2000/svg'

export function drawing(path: string): SVGSVGElement {
  const made = document.createElementNS(svg, 'svg')
  setAll(made, { viewBox: '0 0 24 24', width: '1em', height: '1em', 'aria-hidden': 'true' })
  const line = document.createElementNS(svg, 'path')
  setAll(line, {
    d: path,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
  })
  made.append(line)
  return made
}

function setAll(made: Element, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value)
}
