export type CountedRequest = { method: string; path: string; at: number }

export type Counted = {
  perMinute: number
  kinds: Readonly<Record<string, number>>
  spaces: readonly string[]
}

/** Requests a minute. Contentful does not count preflights. */
export function countOf(sent: readonly CountedRequest[], minutes: number): Counted {
  const real = sent.filter(({ method }) => method !== 'OPTIONS')
  const groups = Map.groupBy(real, kindOf)
  return {
    perMinute: real.length / minutes,
    kinds: Object.fromEntries([...groups].map(([kind, each]) => [kind, each.length])),
    spaces: [...new Set(real.map(spaceIn))].toSorted(),
  }
}

function kindOf(request: CountedRequest): string {
  const [, space = '', rest = ''] =
    /^\/spaces\/([^/]+)(?:\/environments\/[^/]+)?\/?(.*)$/.exec(request.path) ?? []
  return [request.method, space, rest.split('/')[0]].join(' ').trim()
}

const spaceIn = ({ path }: CountedRequest) => /^\/spaces\/([^/]+)/.exec(path)?.[1] ?? ''
