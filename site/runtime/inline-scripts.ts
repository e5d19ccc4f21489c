import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Text before and after the one argument of each inline script that Next.js and React write into a page. */
const calls = [
  ['self.__next_f.push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
] as const
const constants = ['(self.__next_f=self.__next_f||[]).push([0])']

/**
 * The hashes that let a page's own inline scripts run, and the scripts that earn none. Only what is provably the
 * framework's is allowed: a known call whose argument is pure JSON. Anything else may have come from an editor.
 */
export function inlineScripts(html: string): { hashes: string[]; refused: string[] } {
  const bodies = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && isExecutable(attributes))
    .map(([, , body = '']) => body)
  return {
    hashes: [...new Set(bodies.filter(isFrameworks).map(hashOf))],
    refused: bodies.filter((body) => !isFrameworks(body)),
  }
}

/** Data blocks such as JSON-LD, and scripts that were made inert, never run. */
const isExecutable = (attributes: string) => !/\btype="(?!module|text\/javascript)/.test(attributes)

function isFrameworks(body: string) {
  if (constants.includes(body)) return true
  return calls.some(([before, after]) => {
    if (!body.startsWith(before) || !body.endsWith(after)) return false
    return isJson(body.slice(before.length, body.length - after.length))
  })
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const hashOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`
