import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeSeconds = 30 * 86_400
/** The server checks the signed proof. The hint only tells whether the check is worth its cost. */
const names = { proof: 'editor', hint: 'editor_hint' } as const

/** `now` is in milliseconds since 1970. */
type ProofOptions = { secret: string; now: number }

/** Returns the values of two `Set-Cookie` headers. */
export function editorCookies({ secret, now }: ProofOptions, isSecure: boolean): string[] {
  const expiresAt = String(now + lifetimeSeconds * 1000)
  const attributes = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [
    `${names.proof}=${expiresAt}.${sign(expiresAt, secret)}; HttpOnly; ${attributes}`,
    `${names.hint}=1; ${attributes}`,
  ]
}

export const mayBeEditor = (cookies: string | null | undefined) => (cookies ?? '').includes(`${names.hint}=1`)

export function isEditor(cookies: string | null | undefined, { secret, now }: ProofOptions): boolean {
  const [, expiresAt = '', signature = ''] = (cookies ?? '').match(proofPattern) ?? []
  const expected = Buffer.from(sign(expiresAt, secret))
  const received = Buffer.from(signature)
  return received.length === expected.length && timingSafeEqual(received, expected) && Number(expiresAt) > now
}

const proofPattern = new RegExp(`(?:^|;\\s*)${names.proof}=(\\d+)\\.([\\w-]+)`)

const sign = (expiresAt: string, secret: string) =>
  createHmac('sha256', secret).update(`editor cookie until ${expiresAt}`).digest('base64url')
