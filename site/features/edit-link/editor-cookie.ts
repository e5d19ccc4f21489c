import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeSeconds = 30 * 86_400
/** The server checks the signed proof; the hint is a cheap pre-check. */
const names = { proof: 'editor', hint: 'editor_hint' } as const

type SignedClock = { secret: string; now: number }

/** Returns `Set-Cookie` values. `now` is in milliseconds. */
export function editorCookies({ secret, now }: SignedClock, isSecure: boolean): string[] {
  const expiresAt = String(now + lifetimeSeconds * 1000)
  const shared = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${names.proof}=${expiresAt}.${sign(expiresAt, secret)}; HttpOnly; ${shared}`,
    `${names.hint}=1; ${shared}`,
  ]
}

export const mayBeEditor = (cookies: string | null | undefined) => (cookies ?? '').includes(`${names.hint}=1`)

export function isEditor(cookies: string | null | undefined, { secret, now }: SignedClock): boolean {
  const [, expiresAt = '', signature = ''] = (cookies ?? '').match(/(?:^|;\s*)editor=(\d+)\.([\w-]+)/) ?? []
  const expected = Buffer.from(sign(expiresAt, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expiresAt) > now
}

const sign = (expiresAt: string, secret: string) =>
  createHmac('sha256', secret).update(`editor cookie until ${expiresAt}`).digest('base64url')
