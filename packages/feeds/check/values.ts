/** Keeps only the first problems, because a longer list does not help. */
export function problemList(most = 20) {
  const problems: string[] = []
  return {
    problems,
    note(isWrong: boolean, problem: string) {
      if (isWrong && problems.length < most) problems.push(problem)
    },
  }
}
export type NoteProblem = ReturnType<typeof problemList>['note']

export const isAbsolute = (address: string | undefined) =>
  address !== undefined && /^https?:\/\/[^\s/]/.test(address) && URL.canParse(address)

export const isIri = (id: string | undefined) => id !== undefined && /^[a-z][a-z\d+.-]*:\S+$/i.test(id)

export const isRfc822 = (date: string | undefined) =>
  date !== undefined &&
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[A-Z]{3}|[+-]\d{4})$/.test(
    date,
  ) &&
  !Number.isNaN(Date.parse(date))

export const isRfc3339 = (date: unknown) =>
  typeof date === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(date) &&
  !Number.isNaN(Date.parse(date))

export const isMediaType = (type: unknown) => typeof type === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(type)

/** Feed readers may show the length before a download, so 0 is invalid. */
export const isSize = (size: unknown) => /^[1-9]\d*$/.test(String(size))

export function seenBefore() {
  const seen = new Set<string>()
  return (id: string) => {
    const before = seen.has(id)
    seen.add(id)
    return before
  }
}
