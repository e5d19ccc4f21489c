import type { Element } from './kinds.ts'

export type WrittenElement = { element: Element; href: string; text: string }

const parts = 8
const prose = 'The members of the association meet every year to talk about what they have learned. '

export function pageHtml(page: number, links: readonly WrittenElement[]): Buffer {
  const perPart = Math.ceil(links.length / parts)
  const body = Array.from({ length: parts }, (_, part) => {
    const here = links.slice(part * perPart, (part + 1) * perPart)
    return `<section><h2 id="part-${part + 1}">Section ${part + 1}</h2><p>${prose.repeat(4)}</p><ul>\n${here.map(markup).join('\n')}</ul></section>`
  })
  return Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${page}</title></head>` +
      `<body><a name="old-name"></a><h1 id="s x">Page ${page}</h1><p id="größe">${prose}</p>${body.join('')}</body></html>`,
  )
}

const markup = ({ element, href, text }: WrittenElement) =>
  `<li>${markups[element](escaped(href), text)}</li>`

const markups: Record<Element, (href: string, text: string) => string> = {
  a: (href, text) => `<a class="link" href="${href}">${text}</a>`,
  img: (href, text) => `<img src="${href}" alt="${text}">`,
  style: (href) => `<style>/* url(/comment) */ @font-face { src: url("${href}") }</style>`,
  'style attribute': (href, text) => `<span style="background: url(${href})">${text}</span>`,
  'structured data': (href) =>
    `<script type="application/ld+json">{"@id":"/name","publisher":{"logo":"${href}"}}</script>`,
  drawing: (href) => `<svg><title/><image href="${href}"/></svg>`,
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
