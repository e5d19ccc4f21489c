import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { Checker } from '../net/checker.ts'

type SitemapLink = { url: string; sitemap: string }
type Options = { start: string; sitemap?: string | false }

/** A site without a sitemap is crawled anyway. */
export async function readSitemaps(options: Options, checker: SitemapReader): Promise<SitemapLink[]> {
  if (options.sitemap === false) return []
  const files = new Set([new URL(options.sitemap ?? '/sitemap.xml', options.start).href])
  const listed: SitemapLink[] = []
  // Grows during the loop, because an index names further files.
  for (const sitemap of files) {
    const { pages, sitemaps } = await readOne(sitemap, checker)
    listed.push(...pages.map((url) => ({ url, sitemap })))
    for (const further of sitemaps.slice(0, mostSitemaps - files.size)) files.add(further)
  }
  return listed
}

type SitemapReader = Pick<Checker, 'read' | 'isOwn'>

async function readOne(sitemap: string, checker: SitemapReader) {
  const bytes = checker.isOwn(sitemap) ? await checker.read(sitemap) : undefined
  const { pages, sitemaps } = bytes ? parseSitemap(bytes) : { pages: [], sitemaps: [] }
  const absolute = (loc: string) => URL.parse(loc, sitemap)?.href ?? loc
  return { pages: pages.map(absolute), sitemaps: sitemaps.map(absolute) }
}

/** The protocol allows 50,000 files; this site has fewer. */
const mostSitemaps = 500

/** Accepts gzip. */
function parseSitemap(bytes: Buffer): { pages: string[]; sitemaps: string[] } {
  const found = { pages: [] as string[], sitemaps: [] as string[] }
  let list = found.pages
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'sitemap') list = found.sitemaps
        if (name === 'url') list = found.pages
        if (name === 'loc') text = ''
      },
      ontext(more) {
        if (text !== undefined) text += more
      },
      onclosetag(name) {
        if (name !== 'loc' || text === undefined) return
        list.push(text.trim())
        text = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(unpack(bytes).toString())
  return found
}

/** The sitemap protocol allows 50 MB. */
const largest = 50 * 1024 * 1024

const unpack = (bytes: Buffer) =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: largest }) : bytes
