import { createHash } from 'node:crypto'
import type { Normalize } from '../texts/normalize.ts'
import type { RecordedAnswer, RecordedRequest } from './send.ts'

export const exchangeText = (
  { method = 'GET', path, headers = {}, body }: RecordedRequest,
  answer: RecordedAnswer,
  normalize: Normalize,
) =>
  normalize(
    [
      `> ${method} ${path}`,
      ...Object.entries(headers).map(([name, value]) => `> ${name}: ${name === 'cookie' ? '*' : value}`),
      ...(body === undefined ? [] : [`> ${body}`]),
      answerText(answer),
    ].join('\n'),
  )

const answerText = ({ status, headers, body }: RecordedAnswer) =>
  [`status ${status}`, ...headers.map(headerLine), '', bodyText({ headers, body }), ''].join('\n')

/** These values differ each time; all others are recorded. */
const varying = /^(?:date|etag|content-length|age|expires|server-timing|x-nextjs-postponed)$/i

function headerLine([name, value]: readonly [string, string]): string {
  if (/^set-cookie$/i.test(name)) return `${name}: ${cookieText(value)}`
  return `${name}: ${varying.test(name) ? '*' : value}`
}

/** Cookie values are sealed or random. An empty value removes the cookie. */
const cookieText = (line: string) =>
  line.replace(
    /^([^=]+)=([^;]*)/,
    (_, name, value) => `${name.replace(/^(__(?:Host-)?txn_).*/, '$1*')}=${value && '*'}`,
  )

const headerOf = (headers: RecordedAnswer['headers'], name: string) =>
  headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? ''

function bodyText({ headers, body }: Pick<RecordedAnswer, 'headers' | 'body'>): string {
  if (body.length === 0) return ''
  const type = headerOf(headers, 'content-type')
  const isText = /^text\/|json|xml|javascript|speculationrules/.test(type)
  if (!isText || headerOf(headers, 'content-encoding') !== '')
    return `${isText ? 'compressed' : `${body.length} bytes, ${createHash('sha1').update(body).digest('hex')}`}`
  const text = body.toString().replaceAll('\r\n', '\n')
  if (/json/.test(type)) return jsonText(text)
  return /html|xml/.test(type) ? tagLines(text) : text
}

export function jsonText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 1)
  } catch {
    return text
  }
}

/** Skips framework data, which the markup repeats, and chunk names, which are no behavior. */
const tagLines = (html: string) =>
  html
    .replace(/<script nonce="[^"]*"(?: id="[^"]*")?>[\s\S]*?<\/script>/g, '')
    .replaceAll(/>\s*(?=<)/g, '>\n')
    .replace(/^(?:<script src="\/_next\/[^>]*>\n<\/script>\n)+/gm, '<script src="/_next/*">\n')
    .replace(
      /^(?:<link rel="stylesheet" href="\/_next\/[^>]*>\n)+/gm,
      '<link rel="stylesheet" href="/_next/*">\n',
    )
