/** Keeps cookies by path; does not follow redirects. */
export function browser(origin: string) {
  const cookies = new Map<string, { value: string; path: string }>()

  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
      if (value === '' || attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one)))
        cookies.delete(`${name} ${path}`)
      else cookies.set(`${name} ${path}`, { value, path })
    }
  }

  const cookieHeader = (path: string) =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, origin)
    const headers = { cookie: cookieHeader(url.pathname), accept: 'text/html', ...init.headers }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    keep(response)
    return response
  }

  return {
    cookieHeader,
    get: (address: string) => send(address),
    /** `from` is the page of the form. */
    post: (address: string, fields: Record<string, string>, from = origin) =>
      send(address, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: from } }),
    /** Follows redirects within the provider. Returns the last response and its URL, or the external target. */
    async follow(first: Response, address: string) {
      let [response, url] = [first, new URL(address, origin)]
      for (let steps = 0; steps < 10; steps++) {
        const location = response.headers.get('location')
        if (location === null) return { response, url }
        url = new URL(location, url)
        if (url.origin !== origin) return { response, url }
        response = await send(url.href)
      }
      throw new Error(`too many redirects, the last one to ${url}`)
    },
  }
}

export type Browser = ReturnType<typeof browser>
