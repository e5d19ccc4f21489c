import { isRecord } from '@association/content/safe/is-record.ts'
import { parsedJson } from '@association/content/safe/parsed-json.ts'

export type StartedArticle = {
  path: string
  title: string
  /** The id of the last heading that was reached. */
  part?: string
  /** From 0 to 1. */
  share: number
}

const most = 5
/** A visitor who saw less only looked at the article. */
const began = 0.05

export const hasEnded = ({ share }: Pick<StartedArticle, 'share'>) => share >= 0.95

/** The last article comes first. */
export function withReading(
  readings: readonly StartedArticle[],
  reading: StartedArticle,
): readonly StartedArticle[] {
  const others = readings.filter(({ path }) => path !== reading.path)
  if (hasEnded(reading)) return others
  if (reading.share < began) return readings
  return [reading, ...others].slice(0, most)
}

/** Anybody can write to the storage, so only paths of articles become links. */
export function parseReadings(text: string | null): StartedArticle[] {
  const all = parsedJson(text ?? '')
  return Array.isArray(all) ? all.filter(isReading).slice(0, most) : []
}

const isReading = (value: unknown): value is StartedArticle =>
  isRecord(value) &&
  /^\/articles(\/(?!\.)[\w.()-]{1,200}){1,4}$/.test(String(value.path)) &&
  typeof value.title === 'string' &&
  value.title.length <= 300 &&
  (value.part === undefined || /^section-[^\s#]{1,300}$/.test(String(value.part))) &&
  typeof value.share === 'number' &&
  value.share >= 0 &&
  value.share <= 1
