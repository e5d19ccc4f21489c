/** A network failure has neither code nor status. */
export type ContentfulRefusal = { codes: readonly unknown[]; status: unknown; details: string }

/**
 * The host passes a Management API error as an object whose message is JSON. Only these parts are reliable: URLs and
 * request ids contain any number.
 */
export function refusalOf(error: unknown): ContentfulRefusal {
  const outer = Object(error) as Record<string, unknown>
  const answer: Record<string, unknown> = { ...parsed(outer.message), ...outer }
  return {
    codes: [answer.code, answer.name],
    status: answer.status,
    details: JSON.stringify(answer.details) ?? '',
  }
}

export const isVersionMismatch = (error: unknown) => has(error, 'VersionMismatch', 409)
export const isNotFound = (error: unknown) => has(error, 'NotFound', 404)
export const isForbidden = (error: unknown) => has(error, 'AccessDenied', 403)

function has(error: unknown, code: string, status: number): boolean {
  const refusal = refusalOf(error)
  return refusal.codes.includes(code) || refusal.status === status
}

function parsed(text: unknown): object {
  try {
    return Object(JSON.parse(String(text)))
  } catch {
    return {} // The message of a network failure is not JSON.
  }
}
