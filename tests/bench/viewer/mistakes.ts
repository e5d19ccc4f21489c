type Requests = { url: string; cookies: readonly string[]; requests: number }

const together = 16

/**
 * Sends many requests at a time with alternating cookies. Returns responses that differ from the first one of the same
 * cookie.
 */
export async function mistakesIn({ url, cookies, requests }: Requests): Promise<string[]> {
  const ask = async (cookie: string, number: number) => {
    const address = `10.99.${Math.floor(number / 250) % 250}.${number % 250}`
    const response = await fetch(url, { headers: { cookie, 'x-forwarded-for': address } })
    return `${response.status} ${await response.text()}`
  }
  const expected: string[] = []
  for (const cookie of cookies) expected.push(await ask(cookie, expected.length))
  const mistakes = new Set(cookies).size === new Set(expected).size ? [] : ['two people have the same answer']
  const turns = Array.from({ length: requests }, (_, number) => number)
  while (turns.length > 0)
    await Promise.all(
      turns.splice(0, together).map(async (number) => {
        const person = number % cookies.length
        const answer = await ask(cookies[person] ?? '', number)
        if (answer !== expected[person]) mistakes.push(`${answer}, and not ${expected[person]}`)
      }),
    )
  return mistakes
}
