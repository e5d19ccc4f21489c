export type CallFailure = { name: string; status?: number; message: string; details: Record<string, unknown> }

/** SDK errors hold Contentful's JSON in their message. */
export async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  try {
    await call
  } catch (error) {
    if (error instanceof Error) return parsed(error)
    throw error
  }
  throw new Error('The call succeeded.')
}

function parsed({ name, message }: Error): CallFailure {
  try {
    return { name, details: {}, ...JSON.parse(message) }
  } catch {
    return { name, message, details: {} }
  }
}

/** Returns `name path` for each problem of a 422, such as `required fields.title.en-US`. */
export const problemsOf = ({ details }: CallFailure) =>
  ((details.errors ?? []) as { name: string; path?: unknown }[]).map(({ name, path }) =>
    `${name} ${[path].flat().join('.')}`.trim(),
  )
