import type { PagePicture } from '@association/content/define/page-picture.ts'
import type { CSSProperties } from 'react'

/** Pixels. */
export const size = { width: 1200, height: 630 } as const

type Look = { background: string; text: string; quiet: string; accent: string }

/** The renderer knows no custom properties. `styles/tokens.css` has the same colors. */
const looks: { readonly [Name in PagePicture['look']]: Look } = {
  article: { background: '#f1f6fb', text: '#0b2545', quiet: '#5c6b7e', accent: '#c8541f' },
  course: { background: '#14508c', text: '#ffffff', quiet: '#d6e8f7', accent: '#ffc845' },
  book: { background: '#fff5dc', text: '#0b2545', quiet: '#5c6b7e', accent: '#8c1c24' },
  event: { background: '#5b3a8e', text: '#ffffff', quiet: '#d6e8f7', accent: '#ffc845' },
  list: { background: '#dff2e8', text: '#071a33', quiet: '#26374c', accent: '#1f7a55' },
  page: { background: '#071a33', text: '#ffffff', quiet: '#c8d1dc', accent: '#f5b335' },
}

type Props = { picture: PagePicture; organisation: string; cover: string | undefined }

/** The renderer lays out only flex boxes. */
export function Drawing({ picture, organisation, cover }: Props) {
  const look = looks[picture.look]
  const { text, fontSize } = fitted(drawable(picture.title), cover ? 0.6 : 1)
  return (
    <div
      style={{
        ...frame,
        background: look.background,
        color: look.text,
        borderLeft: `28px solid ${look.accent}`,
      }}
    >
      <div style={column}>
        <div style={{ display: 'flex', fontSize: 30, fontWeight: 700, color: look.quiet }}>
          {drawable(picture.kind)}
        </div>
        <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
          <div style={{ display: 'flex', fontSize, fontWeight: 700, lineHeight: 1.18 }}>{text}</div>
        </div>
        {picture.facts.map((fact) => (
          <div key={fact} style={{ display: 'flex', fontSize: 28, marginBottom: 8, color: look.quiet }}>
            {fitted(drawable(fact), cover ? 0.35 : 0.55).text}
          </div>
        ))}
        <div style={{ display: 'flex', alignItems: 'center', marginTop: 22, fontSize: 28, fontWeight: 700 }}>
          <div style={{ display: 'flex', width: 64, height: 8, marginRight: 22, background: look.accent }} />
          {drawable(organisation)}
        </div>
      </div>
      {cover ? (
        // biome-ignore lint/performance/noImgElement: drawn into a picture, not shown by a browser
        <img
          src={cover}
          alt=""
          height={coverHeight}
          style={{ marginLeft: 56, boxShadow: '0 12px 36px #0006' }}
        />
      ) : null}
    </div>
  )
}

export const coverHeight = 490

const frame: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: '100%',
  padding: '64px 72px 60px 64px',
  fontFamily: 'Open Sans',
}
const column: CSSProperties = { display: 'flex', flexDirection: 'column', flex: 1, height: '100%' }

const inFont = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/u

/** Drops letters that the fonts lack: the renderer would request their font from another host. */
export function drawable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) =>
    inFont.test(letter) ? letter : [...letter.normalize('NFD')].filter((part) => inFont.test(part)).join(''),
  )
  return letters.join('').replace(/\s+/g, ' ').trim()
}

/** Pixels. A title has at most four lines in any size. */
const titleSizes = [
  { longest: 40, fontSize: 76 },
  { longest: 80, fontSize: 62 },
  { longest: 130, fontSize: 50 },
  { longest: 200, fontSize: 42 },
] as const
const [, , , smallest] = titleSizes

type Fitted = { text: string; fontSize: number }

/** `share`: the title's part of the width, up to 1. */
export function fitted(title: string, share = 1): Fitted {
  const length = [...title].length / share
  const size = titleSizes.find(({ longest }) => length <= longest)
  if (size) return { text: title, fontSize: size.fontSize }
  return { text: cutAtWord(title, Math.floor(smallest.longest * share)), fontSize: smallest.fontSize }
}

function cutAtWord(text: string, longest: number): string {
  const start = [...text].slice(0, longest - 1).join('')
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > longest / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`
}
