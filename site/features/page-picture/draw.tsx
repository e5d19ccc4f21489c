import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PagePicture } from '@association/content/define/page-picture.ts'
import { fileAddress } from '@association/content/images/image-attributes.ts'
import { ImageResponse } from 'next/og'
import { atMost } from './at-most.ts'
import { coverHeight, Drawing, size } from './drawing.tsx'

type Options = {
  organisation: string
  scheme: 'http' | 'https'
  /** The server runs in the site's folder. */
  fonts?: string
}

/** A drawing takes up to 50 ms of the processor, and anybody may request one. */
const inTurn = atMost(2)

/** Resolves with a PNG. Rejects with BusyError. */
export const draw = (picture: PagePicture, options: Options): Promise<ArrayBuffer> =>
  inTurn(async () => {
    const { organisation, scheme, fonts = join(process.cwd(), 'styles/fonts') } = options
    const cover = picture.cover && (await coverAt(`${fileAddress(picture.cover, scheme)}${coverQuery}`))
    const drawing = <Drawing picture={picture} organisation={organisation} cover={cover} />
    return new ImageResponse(drawing, { ...size, fonts: await loaded(fonts) }).arrayBuffer()
  })

/** The renderer reads only JPEG and PNG. */
const coverQuery = `?h=${coverHeight}&fit=scale&fm=jpg&q=80`
const longestMs = 3000

/** Resolves with a data URL; undefined if the optional cover fails. */
async function coverAt(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestMs) })
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !/^image\/(?:jpeg|png)/.test(type)) return undefined
    return `data:${type};base64,${Buffer.from(await answer.arrayBuffer()).toString('base64')}`
  } catch {
    return undefined
  }
}

const weights = [400, 700] as const
const families = new Map<string, ReturnType<typeof readFonts>>()

function loaded(folder: string) {
  const known = families.get(folder) ?? readFonts(folder)
  families.set(folder, known)
  return known
}

const readFonts = (folder: string) =>
  Promise.all(
    weights.map(async (weight) => ({
      ...{ name: 'Open Sans', weight, style: 'normal' as const },
      data: await readFile(join(folder, `open-sans-${weight}.woff`)),
    })),
  )
