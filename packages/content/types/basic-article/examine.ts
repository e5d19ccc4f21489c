import type { Advice } from '../../define/content-type.ts'
import type { RichText } from '../../define/field.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { messages } from './messages.ts'
import { readingTime } from './reading-time.ts'

type ArticleFields = {
  readonly keyPoints?: readonly string[]
  readonly readingMinutes?: number
  readonly body?: RichText
}
type ArticleAdvice = Advice<Required<ArticleFields>>

/** Characters. */
const longestPoint = 200

export const examine = (article: ArticleFields): ArticleAdvice[] => [
  ...longPoints(article),
  ...wrongMinutes(article),
]

const longPoints = ({ keyPoints = [] }: ArticleFields): ArticleAdvice[] =>
  keyPoints.flatMap((point, at) =>
    point.length > longestPoint
      ? { field: 'keyPoints', severity: 'warning', message: messages.longPoint(at + 1, longestPoint) }
      : [],
  )

function wrongMinutes({ readingMinutes, body }: ArticleFields): ArticleAdvice[] {
  const minutes = readingTime(plainText(body))
  return minutes === undefined || minutes === readingMinutes
    ? []
    : [{ field: 'readingMinutes', severity: 'warning', message: messages.wrongMinutes(minutes) }]
}
