/** What Contentful answered to a request that failed. A failure of the network has neither code nor status. */
export type Refusal = { codes: readonly unknown[]; status: unknown; details: string }

/**
 * Reads an error of the Management API. The host passes it on as an object, and its details as JSON in the message.
 * Only these parts tell what it means: addresses and request ids hold any numbers.
 */
export function refusalOf(error: unknown): Refusal {
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
    return {} // a failure of the network says no JSON
  }
}
